/** The streams that are open, and how many may be. */
import { DomainError } from '../errors.ts';
import type { Config } from '../config.ts';
import { LiveStream } from './LiveStream.ts';

const retryAfterSeconds = 5;

export interface Streams {
  /** Throws RATE_LIMITED where the person has too many, UNAVAILABLE where there are too many, or where the server is stopping. */
  open(person: string): LiveStream;
  /** Ends all of them in order, and opens no more. */
  finish(): void;
  count(): number;
}

export function createStreams({ live: { streams: most, streamsPerPerson } }: Pick<Config, 'live'>): Streams {
  const open = new Set<LiveStream>();
  const byPerson = new Map<string, number>();
  let isOver = false;
  return {
    open(person) {
      if (isOver || open.size >= most) {
        throw new DomainError('UNAVAILABLE', {
          message: `No more live streams can be opened here; try again in ${retryAfterSeconds} seconds`,
          params: { retryAfterSeconds },
        });
      }
      const own = byPerson.get(person) ?? 0;
      if (own >= streamsPerPerson) {
        throw new DomainError('RATE_LIMITED', {
          message: `At most ${streamsPerPerson} live streams are open for one person; close one, or try again in ${retryAfterSeconds} seconds`,
          params: { retryAfterSeconds },
        });
      }
      const stream = new LiveStream();
      open.add(stream);
      byPerson.set(person, own + 1);
      stream.once('close', () => {
        open.delete(stream);
        const left = (byPerson.get(person) ?? 1) - 1;
        if (left === 0) {
          byPerson.delete(person);
        } else {
          byPerson.set(person, left);
        }
      });
      return stream;
    },
    finish() {
      isOver = true;
      for (const stream of open) {
        stream.finish();
      }
    },
    count: () => open.size,
  };
}
