import { readText, writeText } from '../storage.ts';
import { createStore } from '../store.ts';

/** How long a device trembles and sounds at a read, in ms, how loud, and how high in Hz: deep for what nobody knows. */
const length = 80;
const volume = 0.1;
const pitches = { read: 1760, unknown: 330 } as const;

let sound: AudioContext | null = null;

/** Whether this device stays silent. */
export const silence = createStore(readText('somLeitura') === 'N');

/** Silences this device, or lets it sound again. */
export function setSilence(silent: boolean): void {
  writeText('somLeitura', silent ? 'N' : 'S');
  silence.change(silent);
}

/** Tells hand and ear that a code was read, or that nobody knows it. Where the device can do neither, nothing happens. */
export function signal(what: keyof typeof pitches): void {
  if (silence.read()) return;
  // Absent on iPhones.
  (navigator as Partial<Navigator>).vibrate?.(what === 'read' ? length : [length, length, length]);
  sound ??= new AudioContext();
  const tone = new OscillatorNode(sound, { frequency: pitches[what] });
  tone.connect(new GainNode(sound, { gain: volume })).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + length / 1000);
}
