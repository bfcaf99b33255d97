// Sounds, made here and not loaded: a move ticks, discs rattle as they turn, a mistake is low and rough, the
// end is a rising chord. Off until somebody switches them on. Where a device can shake, it does so too.
import { prefs } from './store';

export type Sound = 'move' | 'flip' | 'mistake' | 'end';

// A tone: when it begins and how long it is, in seconds; from which pitch to which; how loud.
interface Tone {
  at: number;
  long: number;
  from: number;
  to: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (at: number, long: number, from: number, to: number, loud: number, wave: OscillatorType): Tone => ({ at, long, from, to, loud, wave });

const TONES: Record<Sound, Tone[]> = {
  move: [tone(0, 0.06, 620, 540, 0.25, 'triangle')],
  flip: [0, 1, 2].map((i) => tone(0.07 * i, 0.05, 820 + 160 * i, 980 + 160 * i, 0.2, 'triangle')),
  mistake: [tone(0, 0.22, 170, 120, 0.2, 'sawtooth')],
  end: [523, 659, 784, 1047].map((pitch, i) => tone(0.11 * i, 0.35, pitch, pitch, 0.18, 'sine')),
};

const SHAKES: Record<Sound, number[]> = { move: [8], flip: [8, 30, 8, 30, 8], mistake: [40, 40, 40], end: [20, 50, 20, 50, 60] };

// Puts a sound on a context, beginning now.
export function playOn(context: BaseAudioContext, sound: Sound): void {
  for (const { at, long, from, to, loud, wave } of TONES[sound]) {
    const begin = context.currentTime + at;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.linearRampToValueAtTime(to, begin + long);
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
    source.connect(volume).connect(context.destination);
    source.start(begin);
    source.stop(begin + long);
  }
}

let context: AudioContext | null = null; // only when something is to be heard

export function sound(what: Sound): void {
  if (prefs.shakes && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(SHAKES[what]);
  if (!prefs.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  playOn(context, what);
}
