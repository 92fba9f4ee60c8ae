/** The sounds of the demo content, as samples: made of sines, so that they are drawn like the pictures are. */

/** Samples for each second. */
export const sampleRate = 22_050;

export interface Sound {
  readonly name: string;
  readonly seconds: number;
  /** What is heard at a second, from -1 to 1. */
  readonly at: (second: number) => number;
}

/** Partials of a small bell: how much faster than its lowest they swing, how loud they are, and how soon they fade, in seconds. */
const partials: readonly (readonly [ratio: number, loudness: number, fading: number])[] = [
  [1, 0.5, 1.4],
  [2, 0.25, 1],
  [2.76, 0.2, 0.6],
  [5.4, 0.1, 0.25],
];

const strike = (second: number, pitch: number): number =>
  second < 0
    ? 0
    : partials.reduce(
        (sum, [ratio, loudness, fading]) =>
          sum + loudness * Math.exp(-second / fading) * Math.sin(2 * Math.PI * pitch * ratio * second),
        0,
      );

export const sounds: readonly Sound[] = [
  { name: 'bell', seconds: 4, at: (second) => (strike(second, 660) + strike(second - 1, 660)) / 2 },
];

/** A sound as a WAV file: one channel of 16 bits. */
export function waveFile({ seconds, at }: Sound): Buffer {
  const count = Math.round(seconds * sampleRate);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    const loudness = Math.max(-1, Math.min(1, at(index / sampleRate)));
    file.writeInt16LE(Math.round(loudness * 32_767), 44 + index * 2);
  }
  return file;
}
