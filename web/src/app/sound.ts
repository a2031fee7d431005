import { settings } from "./settings.svelte";

export type Sound = "lay" | "draw" | "shuffle" | "wish" | "turn" | "mau" | "call_out" | "refused" | "win" | "lose";

/** One voice: an oscillator, or noise through a filter. Times in seconds from the start, levels 0 to 1. */
interface Voice {
  at: number;
  length: number;
  level: number;
  wave: OscillatorType | "noise";
  /** Hertz at the start and at the end; for noise the filter's middle. */
  from: number;
  to: number;
}

const paper = (at: number, level: number, from: number, to: number, length = 0.07): Voice => ({ at, length, level, wave: "noise", from, to });
const tone = (at: number, length: number, from: number, to = from, level = 0.16, wave: OscillatorType = "triangle"): Voice => ({
  at,
  length,
  level,
  wave,
  from,
  to,
});

/** Paper on wood, drops of rain and a small wooden xylophone: nothing longer than a second. */
const SCORE: Record<Sound, readonly Voice[]> = {
  lay: [paper(0, 0.5, 2400, 700), tone(0.02, 0.07, 170, 110, 0.3, "sine")],
  draw: [paper(0, 0.28, 1200, 4200, 0.11)],
  shuffle: [0, 1, 2, 3, 4, 5, 6].map((n) => paper(n * 0.06, 0.22 + 0.03 * (n % 3), 1500 + 240 * n, 3200, 0.05)),
  wish: [tone(0, 0.16, 523), tone(0.09, 0.26, 784)],
  turn: [tone(0, 0.14, 660, 655, 0.12), tone(0.1, 0.22, 880, 875, 0.12)],
  mau: [tone(0, 0.12, 392, 415, 0.22), tone(0.11, 0.3, 587, 560, 0.22)],
  call_out: [tone(0, 0.12, 587, 560, 0.2), tone(0.12, 0.12, 466, 440, 0.2), tone(0.24, 0.3, 349, 330, 0.2)],
  refused: [tone(0, 0.09, 190, 150, 0.22, "sine"), tone(0.1, 0.12, 150, 120, 0.22, "sine")],
  win: [523, 659, 784, 1047].map((hertz, n) => tone(n * 0.12, n === 3 ? 0.5 : 0.2, hertz)),
  lose: [440, 392, 330].map((hertz, n) => tone(n * 0.16, n === 2 ? 0.45 : 0.22, hertz, hertz * 0.98, 0.13)),
};

const BUZZ: Partial<Record<Sound, number[]>> = { turn: [18], refused: [12, 40, 12], mau: [30], call_out: [40, 40, 40], win: [30, 60, 30, 60, 60] };

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function paperNoise(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.25), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return noise;
}

function speak(audio: AudioContext, voice: Voice): void {
  const start = audio.currentTime + voice.at;
  const end = start + voice.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(voice.level, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (voice.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = paperNoise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 0.9;
    filter.frequency.setValueAtTime(voice.from, start);
    filter.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(filter).connect(gain);
    source.start(start, 0, voice.length + 0.02);
  } else {
    const source = audio.createOscillator();
    source.type = voice.wave;
    source.frequency.setValueAtTime(voice.from, start);
    source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(gain);
    source.start(start);
    source.stop(end + 0.02);
  }
}

/** Plays a sound and its vibration, as far as the settings and the browser let it; never throws. */
export function play(sound: Sound): void {
  const buzz = BUZZ[sound];
  // Browsers complain in the console about vibration before the first touch.
  if (settings.vibration && buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const voice of SCORE[sound]) speak(context, voice);
  } catch {
    context = null;
  }
}
