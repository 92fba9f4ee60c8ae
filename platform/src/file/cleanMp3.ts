import { readFile, writeFile } from 'node:fs/promises';
import { DomainError } from '../errors.ts';
import { frameLength, soundRange } from './soundRange.ts';

/** Frames that must follow each other at the beginning: by chance two bytes look like a frame, never so many in a row. */
const framesToSee = 4;

/**
 * Writes the sound of an MP3 to `target` without its tags, which hold names, pictures and whatever else: the file begins with a frame
 * then. Throws FILE_UNREADABLE for what has no frames. At most 4 MB are in memory.
 */
export async function cleanMp3(source: string, target: string): Promise<void> {
  const bytes = await readFile(source);
  const { start, end } = soundRange(bytes);
  const sound = bytes.subarray(start, end);
  if (!beginsWithFrames(sound)) {
    throw new DomainError('FILE_UNREADABLE');
  }
  await writeFile(target, sound, { flag: 'wx', mode: 0o600 });
}

function beginsWithFrames(sound: Buffer): boolean {
  let at = 0;
  let seen = 0;
  while (seen < framesToSee && at < sound.length) {
    const length = frameLength(sound.subarray(at, at + 4));
    if (length === null || at + length > sound.length) {
      return false;
    }
    at += length;
    seen += 1;
  }
  return seen > 0 && (seen === framesToSee || at === sound.length);
}
