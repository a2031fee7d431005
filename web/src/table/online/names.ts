import options from "../../generated/options.json";
import { has, t } from "../../i18n";
import type { SeatInfo, TableView } from "../../protocol";

/** The computer's players are called by their drawing in every language; a computer that sits in for a person has the person's name. */
const COMPUTERS: Readonly<Record<string, string>> = options.computers;

export function nameAt(seat: SeatInfo): string {
  if (seat.open) return t("seat-free");
  const computer = seat.level !== null && COMPUTERS[seat.avatar] === seat.name;
  return computer && has(`avatar-${seat.avatar}`) ? t(`avatar-${seat.avatar}`) : seat.name;
}

/** A view with the names that its reader sees. */
export function named(view: TableView): TableView {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, name: nameAt(seat) })) };
}
