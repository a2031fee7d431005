"""`prsi play` on a screen of its own: the table above, the hand and the moves below, all by keyboard."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from prsi.browser.thinker import answer_request
from prsi.cli.house import House
from prsi.cli.telling import Teller, moves
from prsi.protocol.commands import Hint, NextRound, Pause, Rematch, Resume, Start, Undo
from prsi.protocol.messages import HintGiven, Message, Refused, TableView
from prsi.rules.cards import RANKS
from prsi.table import Request

TICK_SECONDS = 0.05
SUIT_STYLES = {"h": "bold red", "d": "bold dark_orange", "s": "bold green", "c": "bold bright_black"}
FRENCH_STYLES = {"h": "bold red", "d": "bold red", "s": "bold", "c": "bold"}


class Screen(App[None]):
    """One table; ``house`` keeps its time by this machine's clock."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #seats { height: auto; padding: 0 1; background: $surface; }
    #table { height: 5; padding: 0 1; border: round $primary; }
    #hand { height: auto; padding: 0 1; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #log { width: 1fr; border: round $surface; }
    #moves { width: 44; height: 1fr; border: round $primary; }
    """

    def __init__(self, house: House, start: Start, teller: Teller) -> None:
        super().__init__()
        self.house = house
        self.start = start
        self.teller = teller
        self.say = teller.texts.say
        self.shown = -1
        self.asked = ""
        self.thinking = False
        self.began = monotonic()
        for key, action, label in (
            ("l", "draw", self.say("draw-button", n=0)),
            ("m", "mau", self.say("mau-button")),
            ("h", "hint", self.say("hint-button")),
            ("u", "undo", self.say("undo-button")),
            ("p", "pause", self.say("table-pause")),
            ("q", "quit", self.say("table-leave")),
        ):
            self.bind(key, action, description=label)

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="seats")
        yield Static(id="table")
        with Horizontal():
            yield RichLog(id="log", wrap=True, max_lines=500)
            with Vertical(id="moves-box"):
                yield OptionList(id="moves")
        yield Static(id="hand")
        yield Static(id="prompt")
        yield Footer()

    def on_mount(self) -> None:
        """Start the table and let its time run."""
        answer = self.house.send(self.start)
        if isinstance(answer, Refused):
            self.exit(message=f"{self.say(f'refused-{answer.reason}')} {answer.found}", return_code=2)
            return
        self.set_interval(TICK_SECONDS, self.tick)
        self.query_one("#moves", OptionList).focus()
        self.tick()

    # --- time ---

    def tick(self) -> None:
        """Let the table's time follow the clock, and show what has changed."""
        self.house.advance(round((monotonic() - self.began) * 1000))
        if self.house.requests and not self.thinking:
            self.thinking = True
            self.think(self.house.requests.popleft())
        view = self.house.view
        if view is not None and view.seq != self.shown:
            self.show_view(view)

    @work(thread=True)
    def think(self, request: Request) -> None:
        """Answer a request beside the screen, which stays awake."""
        found = answer_request(request)

        def deliver() -> None:
            self.thinking = False
            self.house.deliver(found)
            self.show_hint()

        self.call_from_thread(deliver)

    # --- what is seen ---

    def show_view(self, view: TableView) -> None:
        """Draw the newest view."""
        self.shown = view.seq
        log = self.query_one("#log", RichLog)
        for line in self.teller.news(view, self.house.take_news()):
            log.write(line)
        round_ = view.round
        if round_ is None:
            return
        seats = Text()
        for seat, count in enumerate(round_.counts):
            turn = "▸ " if seat == round_.to_act else "  "
            label = self.say("seat-label", name=self.teller.name(view, seat), n=count)
            seats.append(f"{turn}{label}   ", "bold reverse" if seat == round_.to_act else "")
        self.query_one("#seats", Static).update(seats)
        self.query_one("#table", Static).update(self.table_text(view))
        hand = Text(f"{self.say('hand-label', n=len(round_.hand))}:  ")
        for code in sorted(round_.hand, key=lambda code: ("hdsc".index(code[1]), RANKS.index(code[0]))):
            hand.append_text(self.card(code)).append("  ")
        self.query_one("#hand", Static).update(hand)
        self.query_one("#prompt", Static).update(self.teller.prompt(view))
        if view.phase in ("round_over", "match_over"):
            self.show_result(view)
        else:
            self.show_moves(view)

    def table_text(self, view: TableView) -> Text:
        """Return what lies on the table: the top card, a wish, what is owed, the stock, the direction."""
        round_ = view.round
        assert round_ is not None
        text = Text()
        text.append(self.say("pile-label", card=self.teller.card(round_.top))).append("  ")
        text.append_text(self.card(round_.top)).append("\n")
        if round_.wish is not None:
            text.append(f"{self.say('token-wish')}: {self.teller.wish(round_.wish)}\n", "bold")
        if round_.penalty:
            text.append(f"{self.say('owed-label', n=round_.penalty)}\n", "bold")
        if round_.skip:
            text.append(f"{self.say('skip-owed')}\n", "bold")
        text.append(f"{self.say('stock-label', n=round_.stock)}  {'→' if round_.direction > 0 else '←'}")
        return text

    def card(self, code: str) -> Text:
        """Return a card as text: rank and suit in words or sign, coloured besides."""
        styles = SUIT_STYLES if self.teller.german else FRENCH_STYLES
        return Text(f"[{self.teller.short(code)}]", styles[code[1]])

    def show_moves(self, view: TableView) -> None:
        """List the legal moves; the first is chosen."""
        assert view.round is not None
        listed = self.query_one("#moves", OptionList)
        listed.clear_options()
        listed.add_options(Option(self.teller.move_words(view, code), code) for code in moves(view.round.legal))
        if view.round.legal:
            listed.highlighted = 0

    def show_result(self, view: TableView) -> None:
        """Say how the round or the match ended and offer to go on."""
        log = self.query_one("#log", RichLog)
        for line in self.teller.result(view):
            log.write(Text(line, "bold"))
        listed = self.query_one("#moves", OptionList)
        listed.clear_options()
        go_on = "result-rematch" if view.phase == "match_over" else "result-next"
        listed.add_options([Option(self.say(go_on), "next"), Option(self.say("table-leave"), "leave")])
        listed.highlighted = 0

    def show_hint(self) -> None:
        """Say the hint that has come, if one has."""
        hint = self.house.take_hint()
        if isinstance(hint, HintGiven) and self.house.view is not None:
            why = self.say(hint.reason, **hint.args)
            self.notify(f"{self.teller.move_words(self.house.view, hint.move)}. {why}", timeout=8)

    # --- what is done ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Make the chosen move."""
        view = self.house.view
        if view is None or event.option_id is None:
            return
        if event.option_id == "leave":
            self.exit()
        elif event.option_id == "next":
            command = Rematch if view.phase == "match_over" else NextRound
            self.answer(self.house.send(command(self.house.next_id(), view.seq)))
        else:
            self.answer(self.house.play(event.option_id))

    def answer(self, answer: Message | None) -> None:
        """Say why something was refused, and show what came of it otherwise."""
        if isinstance(answer, Refused):
            rule = f" ({answer.rule})" if answer.rule else ""
            self.notify(self.say(f"refused-{answer.reason}") + rule, severity="warning")
        self.tick()

    def action_draw(self) -> None:
        """Draw, take the penalty, stand or pass: whatever of it is legal now."""
        self._press("+-")

    def action_mau(self) -> None:
        """Call Mau, or call out who forgot."""
        self._press("!?")

    def _press(self, signs: str) -> None:
        view = self.house.view
        if view is None or view.round is None:
            return
        code = next((code for code in view.round.legal if code[0] in signs), signs[0].replace("+", "+1"))
        self.answer(self.house.play(code))

    def action_hint(self) -> None:
        """Ask what a strong player would do."""
        self.answer(self.house.send(Hint(self.house.next_id())))

    def action_undo(self) -> None:
        """Take the own last move back."""
        if self.house.view is not None:
            self.answer(self.house.send(Undo(self.house.next_id(), self.house.view.seq)))

    def action_pause(self) -> None:
        """Stop the table, or let it go on."""
        view = self.house.view
        if view is not None:
            command = Resume if view.paused else Pause
            self.answer(self.house.send(command(self.house.next_id())))
