/** A world for an editor in tests: a clock that only moves when told, and a platform that answers when told. */
import { countedKeys } from '../draft/draftBuilder.testkit.ts';
import type { EditorPorts, LockAnswer, SaveAnswer, SaveRequest } from './editorPorts.ts';

export class FakeClock {
  #now = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  now = (): number => this.#now;

  schedule = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  /** Lets time pass; what becomes due meanwhile runs in its order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) {
        break;
      }
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}

/** Lets all promises that are settled by now be heard of. */
export const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Ports whose answers a test gives; everything succeeds unless it says otherwise. */
export function fakePorts(
  clock: FakeClock,
  more: Partial<EditorPorts> = {},
): EditorPorts & { readonly sent: SaveRequest[] } {
  const sent: SaveRequest[] = [];
  let version = 1;
  return {
    sent,
    send: async (request): Promise<SaveAnswer> => {
      sent.push(request);
      version += 1;
      return { ok: true, version, created: [] };
    },
    readImpact: async () => null,
    lock: async (): Promise<LockAnswer> => ({ outcome: 'locked', lockToken: 17 }),
    unlock: async () => undefined,
    readCourse: () => Promise.reject(new Error('not read in this test')),
    readLecture: async () => ({ sections: [], questions: [] }),
    readFileFaults: async () => [],
    now: clock.now,
    schedule: clock.schedule,
    newKey: countedKeys('new'),
    ...more,
  };
}
