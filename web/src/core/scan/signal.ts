/** How long a device trembles and sounds at a read, in ms, how high in Hz and how loud. */
const length = 80;
const pitch = 1760;
const volume = 0.1;

let sound: AudioContext | null = null;

/** Tells hand and ear that a code was read. Where the device can do neither, nothing happens. */
export function signalRead(): void {
  // Absent on iPhones.
  (navigator as Partial<Navigator>).vibrate?.(length);
  sound ??= new AudioContext();
  const tone = new OscillatorNode(sound, { frequency: pitch });
  tone.connect(new GainNode(sound, { gain: volume })).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + length / 1000);
}
