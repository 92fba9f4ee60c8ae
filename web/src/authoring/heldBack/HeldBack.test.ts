import { describe, expect, it } from 'vitest';
import { heard } from '../editor/editorWorld.testkit.ts';
import { autoSaveMs } from '../save/saveMachine.ts';
import { aChange, heldBackWorld } from './heldBackWorld.testkit.ts';

const held = { holdsChangesBack: true, liveVersion: 1 };

describe('the question whether changes are held back', () => {
  it('OP-261 comes with the first change, and goes with the change', async () => {
    const { heldBack, editor, rename } = await heldBackWorld();
    expect(heldBack.getSnapshot().asks).toBe(false);
    rename('Trees');
    expect(heldBack.getSnapshot().asks).toBe(true);
    editor.undo();
    expect(heldBack.getSnapshot().asks).toBe(false);
  });

  it.each([
    ['nobody studies the course', { course: { learnerCount: 0 } }],
    ['changes are held back already', { course: held }],
    ['its author saves it live', { ports: { savesLive: () => true } }],
  ])('OP-261 is not asked where %s', async (_why, world) => {
    const { heldBack, rename } = await heldBackWorld(world);
    rename('Trees');
    expect(heldBack.getSnapshot().asks).toBe(false);
  });

  it('OP-261 keeps auto-save waiting, and no save by hand', async () => {
    const { editor, heldBack, clock, platform, rename } = await heldBackWorld();
    editor.switchAutoSave(true);
    rename('Trees');
    clock.pass(autoSaveMs);
    await heard();
    expect(platform.version).toBe(1);
    expect(await editor.saveNow()).toBe(true);
    rename('Old trees');
    heldBack.saveLive();
    expect(heldBack.getSnapshot().asks).toBe(false);
    clock.pass(autoSaveMs);
    await heard();
    expect(platform.version).toBe(3);
  });

  it('OP-261 is answered for good by holding back: auto-save goes on, also where something was removed', async () => {
    const { editor, heldBack, clock, platform, rename, calls } = await heldBackWorld();
    editor.switchAutoSave(true);
    rename('Trees');
    expect(await heldBack.hold(true)).toBe('done');
    expect(calls).toEqual([{ name: 'hold', request: { lockToken: 17, force: false } }]);
    expect(heldBack.getSnapshot()).toMatchObject({ asks: false, holds: true, changes: null });
    editor.dispatch({ type: 'remove', keys: ['m2'] });
    clock.pass(autoSaveMs);
    await heard();
    await heard();
    expect(platform.course.modules).toHaveLength(1);
  });
});

describe('BEY-24 what is held back', () => {
  it('is read as the course is opened, and after each save', async () => {
    const { editor, heldBack, rename, names } = await heldBackWorld({
      course: { holdsChangesBack: true, liveVersion: 0 },
      changes: [aChange()],
    });
    expect(heldBack.getSnapshot()).toMatchObject({ reading: 'read', changes: { totalCount: 1 } });
    rename('Trees');
    await editor.saveNow();
    await heard();
    expect(names()).toEqual(['read', 'read']);
  });

  it('is not read while nothing is', async () => {
    const { editor, rename, names } = await heldBackWorld();
    rename('Trees');
    await editor.saveNow();
    expect(names()).toEqual([]);
  });

  it('says when it could not be read', async () => {
    const { heldBack } = await heldBackWorld({
      course: { holdsChangesBack: true, liveVersion: 0 },
      ports: { read: () => Promise.reject(new Error('no line')) },
    });
    expect(heldBack.getSnapshot()).toMatchObject({ reading: 'failed', changes: null });
  });

  it('becomes live after what is on screen was saved', async () => {
    const { heldBack, editor, platform, rename, calls } = await heldBackWorld({ course: held });
    rename('Trees');
    const publishing = heldBack.publish([1]);
    expect(heldBack.getSnapshot().pending).toBe(true);
    expect(await publishing).toBe('done');
    expect(platform.course.fields.name).toBe('Trees');
    const request = { version: 2, lockToken: 17, force: false, grading: [], idempotencyKey: 'key' };
    expect(calls.find(({ name }) => name === 'publish')).toEqual({ name: 'publish', moduleIds: [1], request });
    expect(heldBack.getSnapshot()).toMatchObject({ pending: false, changes: null, reading: 'read' });
    expect(editor.getSnapshot()).toMatchObject({ version: 2, save: { phase: 'same' } });
  });

  it('OP-341 becomes live at a set time with what is on screen when that is set, and with what was decided', async () => {
    const { heldBack, platform, rename, calls } = await heldBackWorld({ course: held });
    rename('Trees');
    const grading = [{ questionId: '31', grading: 'REGRADE' }] as const;
    expect(await heldBack.setPublishTime('2030-02-04T08:00:00.000Z', grading)).toBe('done');
    expect(platform.course.fields.name).toBe('Trees');
    const request = { publishTime: '2030-02-04T08:00:00.000Z', lockToken: 17, force: false, grading };
    expect(calls.find(({ name }) => name === 'setPublishTime')).toEqual({ name: 'setPublishTime', request });
    expect(heldBack.getSnapshot().publishGradings).toMatchObject([{ questionId: 31, grading: 'REGRADE' }]);
    expect(await heldBack.setPublishTime(null)).toBe('done');
    expect(heldBack.getSnapshot()).toMatchObject({ publishTime: null, publishGradings: [] });
  });

  describe('at a set time', () => {
    const publishTime = '1970-01-01T01:00:00.000Z';
    const hourMs = 3_600_000;
    const waiting = () =>
      heldBackWorld({ course: { holdsChangesBack: true, liveVersion: 0, publishTime }, changes: [aChange()] });

    it('OP-343 is read again a few seconds after that time, and some times more until it is live', async () => {
      const { heldBack, clock, standing, names } = await waiting();
      clock.pass(hourMs);
      await heard();
      expect(names()).toEqual(['read']);
      clock.pass(5000);
      await heard();
      expect(names()).toEqual(['read', 'read']);
      expect(heldBack.getSnapshot()).toMatchObject({ publishTime });
      standing.publishTime = null;
      clock.pass(20_000);
      await heard();
      expect(heldBack.getSnapshot()).toMatchObject({ publishTime: null });
      clock.pass(hourMs);
      await heard();
      expect(names()).toEqual(['read', 'read', 'read']);
    });

    it('OP-343 is not asked for without an end, nor once the editor is closed', async () => {
      const { heldBack, clock, names } = await waiting();
      for (let minute = 0; minute < 120; minute += 1) {
        clock.pass(60_000);
        await heard();
      }
      expect(names()).toHaveLength(10);
      await heldBack.setPublishTime(new Date(clock.now() + hourMs).toISOString());
      const before = names().length;
      heldBack.close();
      clock.pass(2 * hourMs);
      await heard();
      expect(names()).toHaveLength(before);
    });
  });

  it('is sent a second time with its key where there was no answer, and then told', async () => {
    const keys: string[] = [];
    const { heldBack } = await heldBackWorld({
      course: held,
      ports: {
        publish: async (_modules, { idempotencyKey }) => {
          keys.push(idempotencyKey);
          throw new TypeError('Failed to fetch');
        },
      },
    });
    expect(await heldBack.publish(null)).toEqual({ why: 'offline' });
    expect(keys).toEqual(['key', 'key']);
  });

  it('is given up once what is on screen is in the history: the editor continues with what learners have', async () => {
    const { heldBack, editor, rename, names } = await heldBackWorld({ course: held });
    rename('Trees');
    expect(await heldBack.discard()).toBe('done');
    expect(names()).toContain('discard');
    expect(editor.getSnapshot()).toMatchObject({
      version: 3,
      draft: { fields: { name: 'Live' } },
      save: { phase: 'same' },
      conflicts: [],
    });
  });

  it.each(['publish', 'discard'] as const)(
    'is not touched (%s) where the page could not be saved first',
    async (action) => {
      const { heldBack, rename, names } = await heldBackWorld({
        course: held,
        editorPorts: { send: async () => ({ ok: false, failure: { why: 'unknown', code: 'INTERNAL' } }) },
      });
      rename('Trees');
      expect(await (action === 'publish' ? heldBack.publish(null) : heldBack.discard())).toBe('notSaved');
      expect(names()).toEqual([]);
    },
  );

  it('brings what others saved into the draft before it is published', async () => {
    const { heldBack, editor, platform } = await heldBackWorld({
      course: held,
      ports: { publish: async () => ({ ok: false, failure: { why: 'newer', currentVersion: 2 } }) },
    });
    const changes = { fields: { name: 'Theirs' } };
    platform.save({ changes, version: 1, lockToken: null, force: false, auto: false, idempotencyKey: 'theirs' });
    expect(await heldBack.publish(null)).toMatchObject({ why: 'newer' });
    expect(editor.getSnapshot()).toMatchObject({ version: 2, draft: { fields: { name: 'Theirs' } } });
  });
});
