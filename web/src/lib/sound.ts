/** Soft sounds made on the spot, off by default. One sound a move. */
import { settings } from './settings.svelte';

export type Sound = 'quill' | 'knock' | 'coin' | 'dice' | 'bell' | 'low-bell';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime + 0.01;
  if (sound === 'quill') noise(at, 0.16, 3400, 0.035);
  else if (sound === 'knock') {
    tone(at, 190, 0.09, 0.12, 'sine');
    noise(at, 0.03, 900, 0.05);
  } else if (sound === 'coin') {
    tone(at, 2093, 0.2, 0.025, 'triangle');
    tone(at + 0.05, 2794, 0.25, 0.02, 'triangle');
  } else if (sound === 'dice') {
    for (const delay of [0, 0.07, 0.13, 0.22]) noise(at + delay, 0.035, 1500, 0.07);
  } else if (sound === 'bell') {
    tone(at, 880, 0.38, 0.05, 'sine');
    tone(at, 1760, 0.25, 0.015, 'sine');
  } else {
    tone(at, 220, 0.39, 0.09, 'sine');
    tone(at, 331, 0.3, 0.03, 'sine');
  }
}

function tone(at: number, frequency: number, length: number, volume: number, type: OscillatorType): void {
  if (!context) return;
  const source = new OscillatorNode(context, { type, frequency });
  source.connect(fading(at, length, volume));
  source.start(at);
  source.stop(at + length);
}

function noise(at: number, length: number, frequency: number, volume: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.8 });
  source.connect(band).connect(fading(at, length, volume));
  source.start(at);
}

function fading(at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(context as AudioContext, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect((context as AudioContext).destination);
  return gain;
}
