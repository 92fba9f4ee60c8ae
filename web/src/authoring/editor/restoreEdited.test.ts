import { describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from './CourseEditor.ts';
import type { EditorPorts } from './editorPorts.ts';
import { FakeClock, fakePorts, heard } from './editorWorld.testkit.ts';
import { FakePlatform } from './fakePlatform.testkit.ts';
import { restoreEdited } from './restoreEdited.ts';

const course = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);

async function started(more: Partial<EditorPorts> = {}) {
  const clock = new FakeClock();
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(clock, more));
  editor.turnOn();
  await heard();
  return { editor, clock };
}

const rename = (editor: CourseEditor, name: string) =>
  editor.dispatch({ type: 'setCourse', fields: { name }, typing: 'name' });

/** Stands for what restoring writes, or for what someone else saves. */
const store = (platform: FakePlatform, name: string, version: number) =>
  platform.save({
    changes: { fields: { name } },
    version,
    lockToken: null,
    force: false,
    auto: false,
    idempotencyKey: name,
  });

describe('BEY-01 restoring a version', () => {
  test('saves first, and then reads the course as it is now', async () => {
    const platform = new FakePlatform(course);
    const { readCourse, readLecture } = platform;
    const send: EditorPorts['send'] = async (request) => platform.save({ ...request, lockToken: null });
    const { editor, clock } = await started({ send, readCourse, readLecture });
    rename(editor, 'Typed');
    clock.pass(5_000);
    const sent: unknown[] = [];
    const restored = await restoreEdited(editor, async (request) => {
      sent.push(request);
      store(platform, 'As it was', request.version);
      return null;
    });
    expect(restored).toBe('done');
    expect(sent).toEqual([{ version: 2, lockToken: 17 }]);
    expect(editor.getSnapshot()).toMatchObject({
      version: 3,
      savedTime: clock.now(),
      save: { phase: 'same' },
      draft: { fields: { name: 'As it was' } },
    });
  });

  test('SAVE-09 restores nothing where what is on screen could not be saved', async () => {
    const { editor } = await started({
      send: async () => ({ ok: false, failure: { why: 'unknown', code: 'INTERNAL' } }),
    });
    rename(editor, 'Typed');
    expect(await restoreEdited(editor, () => Promise.reject(new Error('never sent')))).toBe('notSaved');
  });

  test('OP-14 joins what others saved, and leaves the question to the author', async () => {
    const platform = new FakePlatform(course);
    const { readCourse, readLecture } = platform;
    const { editor } = await started({ readCourse, readLecture });
    store(platform, 'Theirs', 1);
    expect(await restoreEdited(editor, async () => ({ why: 'newer', currentVersion: 2 }))).toBe('newer');
    expect(editor.getSnapshot()).toMatchObject({ version: 2, draft: { fields: { name: 'Theirs' } } });
  });

  test('says why it was refused, that there was no answer, and that the course could not be read', async () => {
    const { editor } = await started();
    const losses = { why: 'losses', learnerCount: 2, lost: { lectures: [], questions: [], moreCount: 0 } } as const;
    expect(await restoreEdited(editor, async () => losses)).toBe(losses);
    expect(await restoreEdited(editor, () => Promise.reject(new Error('away')))).toEqual({ why: 'offline' });
    expect(await restoreEdited(editor, async () => null)).toBe('unread');
  });
});
