import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, done } from '../draft/draftBuilder.testkit.ts';
import { sectionSamples } from '../../section/sectionSamples.testkit.ts';
import { markOf } from '../../editing/uploads/uploadMark.ts';
import { Journal, type JournalSafety } from './Journal.ts';
import { openJournalDatabase, type JournalDatabase, type JournalState } from './journalDatabase.ts';
import { liveTabsBy } from './liveTabs.ts';
import { discardJournal, readJournals } from './readJournals.ts';

const owner = { course: 101, person: 7 };
const nobody = new Set<string>();
const base = aCourse([aModule('m', [])]);
const start: JournalState = { base, draft: base, version: 3 };

const opened: JournalDatabase[] = [];

async function open(): Promise<JournalDatabase> {
  const database = await openJournalDatabase();
  opened.push(database);
  return database;
}

afterEach(async () => {
  for (const database of opened.splice(0)) {
    database.close();
  }
  await deleteDB('lectern-drafts');
});

/** A journal into which names are typed. */
function typing(database: Promise<JournalDatabase>, tab = 'tab', more: Partial<typeof owner> = {}) {
  const told: JournalSafety[] = [];
  const journal = new Journal(database, { ...owner, ...more }, tab, (safety) => told.push(safety));
  let draft: CourseDraft = base;
  let now = 0;
  const type = (name: string): void => {
    const change = done(draft, { type: 'setCourse', fields: { name } });
    draft = change.draft;
    now += 1;
    journal.record({ ...start, draft }, change.patches, now);
  };
  return { journal, type, told };
}

describe('what was left', () => {
  test('BEY-03 is read back as it was typed last', async () => {
    const database = await open();
    const { journal, type } = typing(Promise.resolve(database));
    for (let count = 1; count <= 450; count += 1) {
      type(`Name ${count}`);
    }
    await journal.settled();
    const [left] = await readJournals(database, owner, nobody);
    expect(left).toMatchObject({
      tab: 'tab',
      time: 450,
      state: { version: 3, draft: { fields: { name: 'Name 450' } } },
    });
    expect(left?.state?.base).toEqual(base);
    expect(await database.count('entries')).toBeLessThanOrEqual(200);
  });

  test('BEY-03 outlives a page that closes at once after the last key', async () => {
    const database = await open();
    const begun: { abort: () => void }[] = [];
    const watched = Object.create(database, {
      transaction: {
        value: (...parameters: Parameters<typeof database.transaction>) => {
          const transaction = database.transaction(...parameters);
          begun.push(transaction);
          return transaction;
        },
      },
    }) as JournalDatabase;
    const { journal, type } = typing(Promise.resolve(watched));
    for (const name of ['One', 'Two', 'Three']) type(name);
    await Promise.resolve();
    await Promise.resolve();
    // What a browser does with everything that a page has not committed when it goes.
    for (const transaction of begun)
      expect(() => transaction.abort()).toThrow(expect.objectContaining({ name: 'InvalidStateError' }));
    expect(begun).toHaveLength(3);
    await journal.settled();
    expect(await readJournals(database, owner, nobody)).toMatchObject([
      { state: { draft: { fields: { name: 'Three' } } } },
    ]);
  });

  test('OP-66 is of this author, this course, and no tab that is alive', async () => {
    const database = await open();
    const all = [typing(Promise.resolve(database), 'a'), typing(Promise.resolve(database), 'b')];
    const others = [
      typing(Promise.resolve(database), 'c', { person: 8 }),
      typing(Promise.resolve(database), 'd', { course: 102 }),
    ];
    for (const { journal, type } of [...all, ...others]) {
      type('Typed');
      await journal.settled();
    }
    const left = await readJournals(database, owner, new Set(['b']));
    expect(left.map(({ tab }) => tab)).toEqual(['a']);
    await discardJournal(database, owner, 'a');
    expect((await readJournals(database, owner, nobody)).map(({ tab }) => tab)).toEqual(['b']);
    expect(await readJournals(database, { ...owner, person: 8 }, nobody)).toHaveLength(1);
  });

  test('OP-66 is nothing once it is saved', async () => {
    const database = await open();
    const { journal, type } = typing(Promise.resolve(database));
    type('Typed');
    journal.clear();
    await journal.settled();
    expect(await readJournals(database, owner, nobody)).toEqual([]);
    type('Again');
    await journal.settled();
    expect(await readJournals(database, owner, nobody)).toMatchObject([
      { state: { draft: { fields: { name: 'Again' } } } },
    ]);
  });

  test('that makes no draft says so', async () => {
    const database = await open();
    const { journal, type } = typing(Promise.resolve(database));
    type('Typed');
    await journal.settled();
    const patches = [{ op: 'replace' as const, path: ['modules', 5, 'fields', 'name'], value: '' }];
    await database.put('entries', { ...owner, tab: 'tab', seq: 2, time: 9, entry: { kind: 'patches', patches } });
    expect(await readJournals(database, owner, nobody)).toEqual([
      { tab: 'tab', time: 9, state: null, lostPictures: 0 },
    ]);
  });

  test('OP-113 has no place any more for pictures that were still being uploaded, and says how many they were', async () => {
    const database = await open();
    const { journal, type } = typing(Promise.resolve(database));
    type(`<p>Typed ${markOf('5f0c-1', 'a.png')}</p><p>${markOf('5f0c-2', 'b.png')}</p>`);
    await journal.settled();
    expect(await readJournals(database, owner, nobody)).toMatchObject([
      { lostPictures: 2, state: { draft: { fields: { name: '<p>Typed </p>' } } } },
    ]);
  });

  test('OP-113 has no file any more for a field whose file was still being uploaded', async () => {
    const database = await open();
    const { journal, type } = typing(Promise.resolve(database));
    type('blob:https://demo.test/5f0c-1');
    await journal.settled();
    expect(await readJournals(database, owner, nobody)).toMatchObject([
      { lostPictures: 1, state: { draft: { fields: { name: '' } } } },
    ]);
  });

  const { captions: _captions, transcript: _transcript, ...video } = sectionSamples.videoText;
  const kept = aCourse([
    aModule('m', [
      aLecture('l', { content: { sections: [{ key: 's', content: video as never, questions: [] }], questions: [] } }),
    ]),
  ]);
  const keep = (database: JournalDatabase, more: object): Promise<unknown> => {
    const entry = { kind: 'snapshot' as const, base: kept, draft: kept, version: 3, ...more };
    return database.put('entries', { ...owner, tab: 'tab', seq: 1, time: 9, entry });
  };

  test('BEY-03 and kept by an earlier version of this client is brought up to ours', async () => {
    const database = await open();
    await keep(database, {});
    const content = { sections: [{ content: { ...video, captions: [], transcript: '' } }] };
    const course = { modules: [{ lectures: [{ content }] }] };
    expect(await readJournals(database, owner, nobody)).toMatchObject([{ state: { base: course, draft: course } }]);
  });

  test('BEY-03 and kept by a later version than ours says so, and stays', async () => {
    const database = await open();
    await keep(database, { shapes: { videoText: 99 } });
    expect(await readJournals(database, owner, nobody)).toMatchObject([{ state: null }]);
    expect(await database.count('entries')).toBe(1);
  });

  test('is what was noted up to a gap', async () => {
    const database = await open();
    const { journal, type } = typing(Promise.resolve(database));
    for (const name of ['One', 'Two', 'Three']) {
      type(name);
    }
    await journal.settled();
    await database.delete('entries', [owner.course, owner.person, 'tab', 2]);
    expect(await readJournals(database, owner, nobody)).toMatchObject([
      { state: { draft: { fields: { name: 'One' } } } },
    ]);
  });
});

describe('a browser that cannot keep it', () => {
  test('BEY-03 is told of, and typing continues', async () => {
    const { journal, type, told } = typing(Promise.reject(new DOMException('', 'InvalidStateError')));
    type('Typed');
    journal.clear();
    await journal.settled();
    expect(told).toEqual(['closed']);
  });

  test('BEY-03 that has no room is told of, until it has again; then nothing is missing', async () => {
    const database = await open();
    let full = false;
    const transaction = database.transaction.bind(database);
    const limited = Object.create(database, {
      transaction: {
        value: (...parameters: Parameters<typeof transaction>) => {
          if (full) {
            throw new DOMException('', 'QuotaExceededError');
          }
          return transaction(...parameters);
        },
      },
    }) as JournalDatabase;
    const { journal, type, told } = typing(Promise.resolve(limited));
    type('One');
    await journal.settled();
    full = true;
    type('Two');
    type('Three');
    await journal.settled();
    full = false;
    type('Four');
    await journal.settled();
    expect(told).toEqual(['full', 'safe']);
    expect(await readJournals(database, owner, nobody)).toMatchObject([
      { state: { draft: { fields: { name: 'Four' } } } },
    ]);
  });
});

test('OP-66 a tab is alive while it holds its lock', async () => {
  const held = new Map<string, Promise<unknown>>();
  const locks = {
    request: async (name: string, run: () => Promise<unknown>) => {
      held.set(name, run());
      await held.get(name);
      held.delete(name);
    },
    query: async () => ({ held: [...held.keys(), 'another/lock'].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const tabs = liveTabsBy(locks);
  const end = tabs.hold('a');
  expect(await tabs.list()).toEqual(new Set(['a']));
  end();
  await Promise.resolve();
  await Promise.resolve();
  expect(await tabs.list()).toEqual(nobody);
  expect(await liveTabsBy(undefined).list()).toEqual(nobody);
});
