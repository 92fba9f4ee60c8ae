import type { Failure } from '../../../../errors/errorText.ts';

/** So many at a time leave room for what else the page asks for. */
const mostAtOnce = 3;

export interface Exported {
  readonly name: string;
  readonly exported: unknown;
}

/** Takes the courses one after the other, whenever one has come. */
export interface Archive {
  readonly add: (course: Exported) => void;
}

export interface LeftOut {
  readonly id: string;
  readonly failure: Failure;
}

/**
 * Reads courses, a few at a time, into an archive; a course that cannot be read is left out and told, in the order that was asked for. Reads no
 * further once the signal is aborted.
 */
export async function exportCourses({
  ids,
  read,
  archive,
  signal,
  onRead,
}: {
  ids: readonly string[];
  /** Null when the course is gone. Rejects with a failure. */
  read: (id: string) => Promise<Exported | null>;
  archive: Archive;
  signal: AbortSignal;
  /** Told how many were read, or left out, so far. */
  onRead: (count: number) => void;
}): Promise<readonly LeftOut[]> {
  const waiting = ids.toReversed();
  const leftOut = new Map<string, Failure>();
  let count = 0;
  const readOne = async (id: string): Promise<void> => {
    try {
      const course = await read(id);
      if (signal.aborted) return;
      if (course) archive.add(course);
      else leftOut.set(id, { code: 'NOT_FOUND' });
    } catch (error) {
      leftOut.set(id, error as Failure);
    }
    count += 1;
    if (!signal.aborted) onRead(count);
  };
  const readOn = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined && !signal.aborted; id = waiting.pop()) await readOne(id);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, readOn));
  return ids.flatMap((id) => {
    const failure = leftOut.get(id);
    return failure === undefined ? [] : [{ id, failure }];
  });
}
