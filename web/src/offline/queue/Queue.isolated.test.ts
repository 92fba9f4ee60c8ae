import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOfflineDatabase, type OfflineDatabase } from '../offlineDatabase.ts';
import { knownKeyMs, mostFailures } from './queueRules.ts';
import { aPendingWrite, aTab, FakePlatform } from './queueFixture.testkit.ts';

let database: OfflineDatabase;
let platform: FakePlatform;

beforeEach(async () => {
  database = await openOfflineDatabase();
  platform = new FakePlatform();
});
afterEach(async () => {
  database.close();
  await deleteDB('lectern-offline');
});

const keys = (pendingWrites: readonly { key: string }[]): string[] => pendingWrites.map(({ key }) => key);

describe('a pending write', () => {
  test('BEY-18 waits while the servers cannot be reached, and is sent once they can', async () => {
    const { queue, waiting } = aTab(database, platform);
    platform.network = 'gone';
    const pendingWrite = aPendingWrite();
    await queue.add(pendingWrite);
    await queue.drain();
    expect(waiting()).toMatchObject([{ key: pendingWrite.key, title: 'Lecture', refusal: null }]);
    platform.network = 'there';
    await queue.drain();
    expect(keys(platform.effects)).toEqual([pendingWrite.key]);
    expect(waiting()).toEqual([]);
  });

  test('BEY-18 whose reply was lost is sent under its key, also by a tab that comes after a crash', async () => {
    platform.network = 'replyLost';
    const pendingWrite = aPendingWrite();
    await aTab(database, platform).queue.begin(pendingWrite);
    const before = aTab(database, platform);
    await before.queue.drain();
    platform.network = 'there';
    const after = aTab(database, platform);
    await after.queue.drain();
    expect(keys(platform.effects)).toEqual([pendingWrite.key]);
    expect(await database.count('deeds')).toBe(0);
  });

  test('BEY-18 is shown and sent for nobody else', async () => {
    await aTab(database, platform).queue.add(aPendingWrite());
    for (const owner of [
      { workspace: 1, person: 8 },
      { workspace: 2, person: 7 },
    ]) {
      const other = aTab(database, platform, { owner });
      await other.queue.refresh();
      await other.queue.drain();
      await other.queue.discard();
      expect(other.waiting()).toEqual([]);
    }
    expect(platform.effects).toEqual([]);
    expect(await database.count('deeds')).toBe(1);
  });

  test('BEY-18 AUTH-11 is gone from the device once its owner discards it, and is never sent', async () => {
    const { queue, waiting } = aTab(database, platform, { maySend: () => false });
    await queue.add(aPendingWrite());
    await queue.discard();
    expect(waiting()).toEqual([]);
    expect(await database.count('deeds')).toBe(0);
    // What the page says on its way out, such as where the reader was, is given up as well.
    await expect(queue.add(aPendingWrite({ kind: 'place' }))).rejects.toThrow('given up');
    expect(await database.count('deeds')).toBe(0);
    await aTab(database, platform).queue.drain();
    expect(platform.effects).toEqual([]);
  });

  test('BEY-18 is kept again for an owner who stays, as signing out failed', async () => {
    const { queue, waiting } = aTab(database, platform, { maySend: () => false });
    await queue.add(aPendingWrite());
    await queue.discard();
    const answer = aPendingWrite();
    await queue.add(answer);
    await queue.add(aPendingWrite({ kind: 'place' }));
    expect(waiting().map(({ key }) => key)[0]).toBe(answer.key);
    expect(await database.count('deeds')).toBe(2);
  });

  test('BEY-18 that cannot even be tried can still be replaced', async () => {
    const { queue, waiting } = aTab(database, platform, { maySend: () => false });
    await queue.add(aPendingWrite({ subject: 'q' }));
    await queue.drain();
    const second = aPendingWrite({ subject: 'q' });
    await queue.add(second);
    expect(keys(waiting())).toEqual([second.key]);
    expect(platform.effects).toEqual([]);
  });

  test('BEY-18 takes the place of an earlier one about the same that was never sent', async () => {
    const { queue, waiting } = aTab(database, platform);
    const [first, second] = [aPendingWrite({ subject: 'q' }), aPendingWrite({ subject: 'q' })];
    await queue.add(first);
    await queue.add(second);
    expect(keys(waiting())).toEqual([second.key]);
  });

  test('BEY-18 leaves an earlier one that may have arrived, and follows it', async () => {
    const { queue } = aTab(database, platform);
    platform.network = 'replyLost';
    const [first, second] = [aPendingWrite({ subject: 'q' }), aPendingWrite({ subject: 'q' })];
    await queue.add(first);
    await queue.drain();
    await queue.add(second);
    platform.network = 'there';
    await queue.drain();
    expect(keys(platform.effects)).toEqual([first.key, second.key]);
  });

  test('BEY-18 that is refused stays until that was read, and holds up no other', async () => {
    const { queue, waiting } = aTab(database, platform);
    const [first, second] = [aPendingWrite({ subject: 'closed' }), aPendingWrite()];
    platform.refused.add('closed');
    await queue.add(first);
    await queue.add(second);
    await queue.drain();
    expect(keys(platform.effects)).toEqual([second.key]);
    expect(waiting()).toMatchObject([{ key: first.key, refusal: 'LOCKED' }]);
    await queue.dismiss(waiting()[0]?.seq ?? 0);
    expect(waiting()).toEqual([]);
  });

  test('BEY-18 over which the servers fail holds up its course, and after some tries no more', async () => {
    const { queue, waiting } = aTab(database, platform);
    await queue.add(aPendingWrite());
    platform.network = 'broken';
    for (let failures = 1; failures < mostFailures; failures += 1) {
      await queue.drain();
      expect(waiting()).toMatchObject([{ failures, refusal: null }]);
    }
    await queue.drain();
    expect(waiting()).toMatchObject([{ refusal: 'FAILED' }]);
  });

  test('BEY-18 OP-59 over which the servers failed where it was done is sent again, after waits that grow', async () => {
    const waits: number[] = [];
    let retry = (): void => undefined;
    const later = (again: () => void, milliseconds: number): void => {
      waits.push(milliseconds);
      retry = again;
    };
    const { queue, waiting } = aTab(database, platform, { later });
    platform.network = 'broken';
    const pendingWrite = aPendingWrite();
    await queue.begin(pendingWrite);
    await queue.end(pendingWrite.key, 'failed');
    expect(waiting()).toMatchObject([{ key: pendingWrite.key, failures: 1 }]);
    for (const failures of [2, 3]) {
      retry();
      await waitFor(() => expect(waits).toHaveLength(failures));
    }
    expect(waits).toEqual([2000, 5000, 15_000]);
    platform.network = 'there';
    retry();
    await waitFor(() => expect(keys(platform.effects)).toEqual([pendingWrite.key]));
    await waitFor(() => expect(waiting()).toEqual([]));
  });

  test('BEY-18 that was given up can be done again under its key, with as many tries', async () => {
    const { queue, waiting } = aTab(database, platform);
    platform.network = 'broken';
    const pendingWrite = aPendingWrite();
    await queue.add(pendingWrite);
    for (let failures = 1; failures <= mostFailures; failures += 1) await queue.drain();
    await queue.add(pendingWrite);
    await queue.drain();
    expect(waiting()).toMatchObject([{ key: pendingWrite.key, failures: 1, refusal: null }]);
  });

  describe.each(['place', 'video'] as const)('of a %s', (kind) => {
    const place = () => aPendingWrite({ kind, subject: kind });

    test('BEY-18 BEY-19 stands in the way of nothing where the servers fail over it', async () => {
      const { queue, waiting } = aTab(database, platform, {
        send: (pendingWrite) =>
          pendingWrite.kind === kind ? Promise.resolve({ kind: 'failed' }) : platform.send(pendingWrite),
      });
      const answer = aPendingWrite();
      await queue.add(place());
      await queue.add(answer);
      await queue.drain();
      expect(keys(platform.effects)).toEqual([answer.key]);
      expect(waiting()).toEqual([]);
      const begun = place();
      await queue.begin(begun);
      await queue.end(begun.key, 'failed');
      expect(await database.count('deeds')).toBe(0);
    });

    test('BEY-18 BEY-19 that is refused, or may have arrived long ago, leaves nothing that nobody reads', async () => {
      const { queue } = aTab(database, platform);
      platform.refused.add(kind);
      await queue.add(place());
      await queue.drain();
      expect(await database.count('deeds')).toBe(0);
      platform.network = 'replyLost';
      platform.refused.clear();
      await queue.add(place());
      await queue.drain();
      expect(await database.count('deeds')).toBe(1);
      await aTab(database, platform, { now: () => 1_000_000 + knownKeyMs + 1 }).queue.drain();
      expect(await database.count('deeds')).toBe(0);
    });
  });

  test('BEY-18 that may have arrived before the platform forgot its key is not counted twice', async () => {
    const pendingWrite = aPendingWrite();
    platform.network = 'replyLost';
    const before = aTab(database, platform);
    await before.queue.add(pendingWrite);
    await before.queue.drain();
    platform.network = 'there';
    const after = aTab(database, platform, { now: () => 1_000_000 + knownKeyMs + 1 });
    await after.queue.drain();
    expect(after.waiting()).toMatchObject([{ key: pendingWrite.key, refusal: 'UNSURE' }]);
  });

  test('BEY-18 that its own tab is sending is sent by no drain, nor is what follows in its course', async () => {
    const { queue } = aTab(database, platform);
    const [first, second, elsewhere] = [aPendingWrite(), aPendingWrite(), aPendingWrite({ userCourseId: '78' })];
    await queue.begin(first);
    await queue.add(second);
    await queue.add(elsewhere);
    await queue.drain();
    expect(keys(platform.effects)).toEqual([elsewhere.key]);
    await queue.end(first.key, 'answered');
    await queue.drain();
    expect(keys(platform.effects)).toEqual([elsewhere.key, second.key]);
  });
});

/** What can happen to a learner's work, in any order. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ add: fc.constantFrom('a', 'b', 'c', 'closed'), course: fc.constantFrom('1', '2') }),
  },
  { weight: 3, arbitrary: fc.constant('drain' as const) },
  { weight: 2, arbitrary: fc.constantFrom('there' as const, 'gone' as const, 'replyLost' as const) },
  { weight: 1, arbitrary: fc.constant('crash' as const) },
  { weight: 1, arbitrary: fc.constant('crashWhileSending' as const) },
);

test('BEY-18 whatever happens, each pending write counts exactly once and in the order of its course', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      await database.clear('deeds');
      platform = new FakePlatform();
      platform.refused.add('closed');
      let tab = aTab(database, platform);
      const done: ReturnType<typeof aPendingWrite>[] = [];
      for (const what of happenings) {
        if (what === 'drain') await tab.queue.drain();
        else if (what === 'crash') tab = aTab(database, platform);
        else if (what === 'crashWhileSending') {
          // The tab is gone before it has heard the reply, so it writes nothing down any more.
          const reached = Promise.withResolvers<void>();
          const dying = aTab(database, platform, {
            send: async (pendingWrite) => {
              await platform.send(pendingWrite);
              reached.resolve();
              return new Promise(() => undefined);
            },
          });
          await Promise.race([dying.queue.drain(), reached.promise]);
          tab = aTab(database, platform);
        } else if (typeof what === 'string') platform.network = what;
        else {
          const pendingWrite = aPendingWrite({ subject: what.add, userCourseId: what.course });
          done.push(pendingWrite);
          await tab.queue.add(pendingWrite);
        }
      }
      const last = aTab(database, platform);
      platform.network = 'there';
      await last.queue.drain();
      await last.queue.refresh();

      const arrived = keys(platform.effects);
      expect(new Set(arrived).size).toBe(arrived.length);
      const refused = keys(last.waiting());
      expect(last.waiting().every(({ refusal }) => refusal === 'LOCKED')).toBe(true);
      for (const course of ['1', '2']) {
        const order = keys(done.filter(({ userCourseId }) => userCourseId === course));
        const inOrder = keys(platform.effects.filter(({ userCourseId }) => userCourseId === course));
        expect(inOrder).toEqual(order.filter((key) => inOrder.includes(key)));
        for (const subject of ['a', 'b', 'c', 'closed']) {
          const about = done.filter(
            (pendingWrite) => pendingWrite.userCourseId === course && pendingWrite.subject === subject,
          );
          const newest = about.at(-1);
          // The last word about each thing has arrived, or its refusal waits to be read.
          expect(newest === undefined || [...arrived, ...refused].includes(newest.key)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});
