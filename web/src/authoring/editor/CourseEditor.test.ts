import { describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { findOf } from '../draft/findNode.ts';
import type { Journal } from '../journal/Journal.ts';
import { CourseEditor } from './CourseEditor.ts';
import type { EditorPorts, SaveAnswer } from './editorPorts.ts';
import { FakeClock, fakePorts, heard } from './editorWorld.testkit.ts';

const course = aCourse([
  aModule('m', [aLecture('l', { id: 11, content: 'notRead' }), aLecture('l2', { id: 12 })], { id: 1 }),
]);
const ada = { userId: 7, name: 'Ada', username: 'ada@lectern.test' };

async function started(more: Partial<EditorPorts> = {}) {
  const clock = new FakeClock();
  const ports = fakePorts(clock, more);
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, ports);
  editor.turnOn();
  await heard();
  const type = (name: string) => editor.dispatch({ type: 'setCourse', fields: { name }, typing: 'name' });
  const save = async () => {
    editor.save();
    clock.pass(2000);
    await heard();
  };
  return { clock, ports, editor, type, save };
}

describe('editing', () => {
  test('EDIT-08 turns off on its own when the right to edit is withdrawn; what was typed stays in hand', async () => {
    let withdrawn = false;
    const { clock, editor, type, ports } = await started({
      lock: async () => (withdrawn ? { outcome: 'denied' } : { outcome: 'locked', lockToken: 17 }),
    });
    type('Trees');
    withdrawn = true;
    clock.pass(10_000);
    await heard();
    expect(type('Bushes')).toBe('readOnly');
    expect(editor.getSnapshot()).toMatchObject({
      editable: false,
      lock: { phase: 'denied' },
      draft: { fields: { name: 'Trees' } },
      save: { phase: 'changed' },
    });
    // The right comes back.
    withdrawn = false;
    editor.turnOn();
    await heard();
    expect(await editor.saveNow()).toBe(true);
    expect(ports.sent).toMatchObject([{ changes: { fields: { name: 'Trees' } }, lockToken: 17 }]);
  });

  test('LOCK-01 needs the lock', async () => {
    const clock = new FakeClock();
    const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(clock));
    expect(editor.dispatch({ type: 'remove', keys: ['m'] })).toBe('readOnly');
    editor.turnOn();
    await heard();
    expect(editor.getSnapshot().editable).toBe(true);
    expect(editor.dispatch({ type: 'remove', keys: ['nobody'] })).toBe('gone');
    expect(editor.dispatch({ type: 'remove', keys: ['m'] })).toBeNull();
  });

  test('tells listeners of each change, and hands out the same snapshot in between', async () => {
    const { editor, type } = await started();
    let told = 0;
    const stop = editor.subscribe(() => (told += 1));
    type('Trees');
    expect(told).toBeGreaterThan(0);
    expect(editor.getSnapshot()).toBe(editor.getSnapshot());
    const before = told;
    stop();
    type('Bushes');
    expect(told).toBe(before);
  });

  test('BEY-04 SAVE-05 undo, redo and reset', async () => {
    const { editor, type, clock } = await started();
    type('Trees');
    clock.pass(1500);
    type('Bushes');
    editor.undo();
    expect(editor.getSnapshot()).toMatchObject({ draft: { fields: { name: 'Trees' } }, canUndo: true, canRedo: true });
    editor.redo();
    editor.reset();
    expect(editor.getSnapshot()).toMatchObject({ draft: { fields: { name: 'Botany' } }, save: { phase: 'same' } });
    editor.undo();
    expect(editor.getSnapshot()).toMatchObject({ draft: { fields: { name: 'Bushes' } }, save: { phase: 'changed' } });
  });

  test('a lecture is read once, and is no change', async () => {
    let reads = 0;
    const { editor } = await started({
      readLecture: async () => {
        reads += 1;
        return { sections: [], questions: [] };
      },
    });
    const both = [editor.readLecture('l'), editor.readLecture('l')];
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(reads).toBe(1);
    expect(editor.getSnapshot()).toMatchObject({ save: { phase: 'same' }, canUndo: false });
    expect(findOf(editor.getSnapshot().draft, 'lecture', 'l')?.node.content).toEqual({ sections: [], questions: [] });
  });

  test('EDIT-11 a lecture that could not be read is named, and can be read once more', async () => {
    let reads = 0;
    const { editor } = await started({
      readLecture: async () => {
        reads += 1;
        if (reads === 1) throw new TypeError('Failed to fetch');
        return { sections: [], questions: [] };
      },
    });
    expect(await editor.readLecture('l')).toBe(false);
    expect([...editor.getSnapshot().unreadable]).toEqual(['l']);
    expect(await editor.readLecture('l')).toBe(true);
    expect([...editor.getSnapshot().unreadable]).toEqual([]);
  });

  test('BEY-04 steps from before a lecture was read can be undone and redone', async () => {
    const { editor } = await started();
    editor.dispatch({ type: 'move', keys: ['l2'], to: { list: 'lectures', module: 'm', at: 0 } });
    await editor.readLecture('l');
    editor.dispatch({
      type: 'insert',
      place: { list: 'sections', lecture: 'l', at: 0 },
      added: { kind: 'section', nodes: [{ key: 's', content: { type: 'text', text: 'A' }, questions: [] }] },
    });
    const end = editor.getSnapshot().draft;
    editor.undo();
    editor.undo();
    expect(findOf(editor.getSnapshot().draft, 'lecture', 'l')).toMatchObject({
      place: { at: 0 },
      node: { content: { sections: [] } },
    });
    editor.redo();
    editor.redo();
    expect(editor.getSnapshot().draft).toEqual(end);
  });
});

describe('saving', () => {
  test('SAVE-03 sends what changed with version, lock token and key, and what is typed meanwhile stays', async () => {
    const answer = Promise.withResolvers<SaveAnswer>();
    const requests: unknown[] = [];
    const { editor, type, save } = await started({
      send: (request) => {
        requests.push(request);
        return answer.promise;
      },
    });
    type('Trees');
    await save();
    expect(requests).toEqual([
      {
        changes: { fields: { name: 'Trees' } },
        version: 1,
        lockToken: 17,
        force: false,
        auto: false,
        idempotencyKey: 'new1',
      },
    ]);
    type('Trees and bushes');
    answer.resolve({ ok: true, version: 2, created: [] });
    await heard();
    expect(editor.getSnapshot()).toMatchObject({
      version: 2,
      draft: { fields: { name: 'Trees and bushes' } },
      save: { phase: 'changed' },
    });
  });

  test('new nodes get their ids, also those that undo brings back later', async () => {
    const { editor, save } = await started({
      send: async () => ({ ok: true, version: 2, created: [{ clientKey: 'x', id: 99 }] }),
    });
    const added = { kind: 'module', nodes: [aModule('x', [])] } as const;
    editor.dispatch({ type: 'insert', place: { list: 'modules', at: 1 }, added });
    await save();
    expect(findOf(editor.getSnapshot().draft, 'module', 'x')?.node.id).toBe(99);
    editor.undo();
    expect(editor.getSnapshot().save.phase).toBe('changed');
    editor.redo();
    expect(findOf(editor.getSnapshot().draft, 'module', 'x')?.node.id).toBe(99);
    expect(editor.getSnapshot().save.phase).toBe('same');
  });

  test('without an answer the same save is sent again once the line is back', async () => {
    const keys: string[] = [];
    let online = false;
    const { editor, type, save } = await started({
      send: async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (!online) {
          throw new TypeError('Failed to fetch');
        }
        return { ok: true, version: 2, created: [] };
      },
    });
    type('Trees');
    await save();
    expect(editor.getSnapshot().save).toMatchObject({ phase: 'failed', failure: { why: 'offline' } });
    type('Trees and more');
    online = true;
    editor.lineBack();
    await heard();
    expect(keys).toEqual(['new1', 'new1']);
    expect(editor.getSnapshot()).toMatchObject({
      save: { phase: 'changed' },
      draft: { fields: { name: 'Trees and more' } },
    });
  });

  test('OP-16 a save that finds the lock taken ends editing, with the draft in hand', async () => {
    const { editor, type, save } = await started({
      send: async () => ({ ok: false, failure: { why: 'locked', holder: ada } }),
    });
    type('Trees');
    await save();
    expect(editor.getSnapshot()).toMatchObject({
      lock: { phase: 'lost', by: ada },
      editable: false,
      draft: { fields: { name: 'Trees' } },
    });
  });

  test('OP-16 a save without an answer, whose lock was lost and taken again since, goes out again under the lock of now', async () => {
    const answers: (SaveAnswer | null)[] = [null, { ok: false, failure: { why: 'locked', holder: ada } }];
    let lockToken = 17;
    const { editor, type, save, clock, ports } = await started({
      lock: async (takeOver) => {
        lockToken += takeOver ? 2 : 0;
        return lockToken === 18 ? { outcome: 'held', by: ada } : { outcome: 'locked', lockToken };
      },
      send: async (request): Promise<SaveAnswer> => {
        ports.sent.push(request);
        if (answers.length === 0) return { ok: true, version: 2, created: [] };
        return answers.shift() ?? Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    type('Trees');
    await save();
    lockToken = 18;
    clock.pass(10_000);
    await heard();
    expect(editor.getSnapshot().lock.phase).toBe('lost');
    editor.takeOver();
    await heard();
    expect(editor.getSnapshot()).toMatchObject({
      editable: true,
      save: { phase: 'same' },
      lock: { phase: 'mine', lockToken: 20 },
    });
    const keys = ports.sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(ports.sent.map((request) => request.lockToken)).toEqual([17, 17, 20]);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  test('SAVE-04 OP-66 auto-save sends every minute what needs no confirmation', async () => {
    const { editor, type, clock, ports } = await started();
    editor.switchAutoSave(true);
    type('Trees');
    clock.pass(60_000);
    await heard();
    expect(ports.sent).toMatchObject([{ auto: true, force: false }]);
    editor.dispatch({ type: 'remove', keys: ['l2'] });
    clock.pass(60_000);
    await heard();
    expect(ports.sent).toHaveLength(1);
  });

  test('SAVE-04 OP-216 auto-save comes ahead of its time as a lecture is left, once it is on', async () => {
    const { editor, type, ports } = await started();
    type('Trees');
    editor.autoSave();
    await heard();
    expect(ports.sent).toEqual([]);
    editor.switchAutoSave(true);
    editor.autoSave();
    await heard();
    expect(ports.sent).toMatchObject([{ auto: true, changes: { fields: { name: 'Trees' } } }]);
  });

  test('SAVE-04 OP-216 auto-save is quiet about what was refused, and sends it once it is mended', async () => {
    let refused = 0;
    const { editor, type, clock } = await started({
      send: async ({ changes }): Promise<SaveAnswer> => {
        if (changes.fields.name !== '') return { ok: true, version: 2, created: [] };
        refused += 1;
        return { ok: false, failure: { why: 'invalid', problems: [] } };
      },
    });
    editor.switchAutoSave(true);
    type('');
    for (let minute = 0; minute < 3; minute += 1) {
      clock.pass(60_000);
      await heard();
    }
    expect([refused, editor.getSnapshot().save.phase]).toEqual([1, 'failed']);
    type('Trees');
    clock.pass(60_000);
    await heard();
    expect(editor.getSnapshot().save.phase).toBe('same');
  });

  test('SAVE-04 LOCK-05 auto-save sends nothing for who lost the lock', async () => {
    let isHeld = false;
    const { editor, type, clock, ports } = await started({
      lock: async () => (isHeld ? { outcome: 'held', by: ada } : { outcome: 'locked', lockToken: 17 }),
    });
    editor.switchAutoSave(true);
    type('Trees');
    isHeld = true;
    clock.pass(10_000);
    await heard();
    clock.pass(60_000);
    await heard();
    expect(ports.sent).toEqual([]);
    expect(editor.getSnapshot()).toMatchObject({ lock: { phase: 'lost' }, save: { phase: 'changed' } });
  });

  test('SAVE-01 OP-216 tells when it was saved last: before it was opened, and since', async () => {
    const clock = new FakeClock();
    const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(clock), -5);
    editor.turnOn();
    await heard();
    expect(editor.getSnapshot().savedTime).toBe(-5);
    clock.pass(7);
    editor.dispatch({ type: 'setCourse', fields: { name: 'Trees' } });
    expect(editor.getSnapshot().savedTime).toBe(-5);
    await editor.saveNow();
    expect(editor.getSnapshot().savedTime).toBe(7);
    clock.pass(7);
    editor.published(true, 3);
    expect(editor.getSnapshot().savedTime).toBe(14);
  });

  test('BEY-04 a lecture that is saved away unread comes back with its content', async () => {
    const content = {
      questions: [],
      sections: [{ key: 's', id: 21, content: { type: 'text', text: 'Kept' }, questions: [] } as const],
    };
    const { editor, save } = await started({ readLecture: async () => content });
    editor.dispatch({ type: 'remove', keys: ['l'] });
    await save();
    editor.undo();
    expect(findOf(editor.getSnapshot().draft, 'lecture', 'l')?.node).toMatchObject({
      id: 11,
      content: { sections: [{ id: 21, content: { text: 'Kept' } }] },
    });
  });
});

describe('the lock', () => {
  test('LOCK-04 LOCK-05 is renewed every ten seconds until another has it', async () => {
    let asked = 0;
    const { editor, clock } = await started({
      lock: async () => {
        asked += 1;
        return asked < 4 ? { outcome: 'locked', lockToken: 17 } : { outcome: 'held', by: ada };
      },
    });
    for (let beat = 0; beat < 5; beat += 1) {
      clock.pass(10_000);
      await heard();
    }
    expect(asked).toBe(4);
    expect(editor.getSnapshot()).toMatchObject({ lock: { phase: 'lost', by: ada }, editable: false });
  });

  test('LOCK-06 leaving saves at once and gives the lock back', async () => {
    const unlocked: number[] = [];
    const { editor, type, ports } = await started({
      unlock: async (lockToken) => {
        unlocked.push(lockToken);
      },
    });
    type('Trees');
    expect(await editor.leave()).toBe(true);
    expect(ports.sent).toHaveLength(1);
    expect(unlocked).toEqual([17]);
  });

  test('LOCK-06 what cannot be saved keeps editing on', async () => {
    const { editor, type } = await started({
      send: async () => ({
        ok: false,
        failure: { why: 'losses', learnerCount: 2, lost: { lectures: [], questions: [], moreCount: 0 } },
      }),
    });
    type('Trees');
    expect(await editor.leave()).toBe(false);
    expect(editor.getSnapshot()).toMatchObject({
      editable: true,
      save: { failure: { why: 'losses', learnerCount: 2, lost: { lectures: [], questions: [], moreCount: 0 } } },
    });
  });

  test('LOCK-06 who comes back before the answer keeps the lock', async () => {
    const { editor, type, ports } = await started();
    type('Trees');
    expect(await editor.leave(() => false)).toBe(true);
    expect(ports.sent).toHaveLength(1);
    expect(editor.getSnapshot()).toMatchObject({ editable: true, save: { phase: 'same' } });
  });

  test('LOCK-06 SAVE-01 what is typed while leaving saves is saved as well', async () => {
    const names: unknown[] = [];
    const { editor, type } = await started({
      send: async ({ changes }) => {
        names.push(changes.fields.name);
        if (names.length < 3) type(`Trees ${names.length}`);
        return { ok: true, version: names.length + 1, created: [] };
      },
    });
    type('Trees');
    expect(await editor.leave()).toBe(true);
    expect(names).toEqual(['Trees', 'Trees 1', 'Trees 2']);
  });

  test('LOCK-06 leaving ends, unsaved, for who never stops typing', async () => {
    let sent = 0;
    const { editor, type } = await started({
      send: async () => {
        sent += 1;
        type(`Trees ${sent}`);
        return { ok: true, version: sent + 1, created: [] };
      },
    });
    type('Trees');
    expect(await editor.leave()).toBe(false);
    expect(editor.getSnapshot().editable).toBe(true);
  });

  test('BEY-03 closing waits for the journal', async () => {
    const { editor, type } = await started();
    const written = Promise.withResolvers<void>();
    const journal = { record: () => undefined, clear: () => undefined, settled: () => written.promise };
    editor.keepIn(journal as unknown as Journal);
    type('Trees');
    let closed = false;
    void editor.close().then(() => (closed = true));
    await heard();
    expect(closed).toBe(false);
    written.resolve();
    await heard();
    expect(closed).toBe(true);
  });
});
