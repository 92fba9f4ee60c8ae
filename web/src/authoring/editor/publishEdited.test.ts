import { describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from './CourseEditor.ts';
import type { EditorPorts } from './editorPorts.ts';
import { FakeClock, fakePorts, heard } from './editorWorld.testkit.ts';
import { FakePlatform } from './fakePlatform.testkit.ts';
import { publishEdited } from './publishEdited.ts';

const course = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);

async function started(more: Partial<EditorPorts> = {}) {
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(new FakeClock(), more));
  editor.turnOn();
  await heard();
  return editor;
}

const rename = (editor: CourseEditor, name: string) =>
  editor.dispatch({ type: 'setCourse', fields: { name }, typing: 'name' });

describe('publishing what is on screen', () => {
  test('CRS-16 saves first, and publishes that version', async () => {
    const editor = await started();
    rename(editor, 'Trees');
    const sent: unknown[] = [];
    const became = await publishEdited(editor, true, async (request) => {
      sent.push(request);
      return { ok: true, version: 3 };
    });
    expect(became).toBe('done');
    expect(sent).toEqual([{ published: true, version: 2, lockToken: 17 }]);
    expect(editor.getSnapshot()).toMatchObject({ version: 3, draft: { fields: { name: 'Trees', published: true } } });
  });

  test('CRS-16 SAVE-09 publishes nothing that could not be saved', async () => {
    const editor = await started({
      send: async () => ({
        ok: false,
        failure: { why: 'losses', learnerCount: 2, lost: { lectures: [], questions: [], moreCount: 0 } },
      }),
    });
    rename(editor, 'Trees');
    expect(await publishEdited(editor, true, () => Promise.reject(new Error('never sent')))).toBe('notSaved');
  });

  test('CRS-16 OP-14 a version that others saved is joined, not published unseen', async () => {
    const platform = new FakePlatform(course);
    const { readCourse, readLecture } = platform;
    const editor = await started({ readCourse, readLecture });
    const changes = { fields: { name: 'Theirs' } };
    platform.save({ changes, version: 1, lockToken: null, force: false, auto: false, idempotencyKey: 'theirs' });
    const refused = { ok: false, code: 'PRECONDITION_FAILED' } as const;
    expect(await publishEdited(editor, true, async () => refused)).toBe('newer');
    expect(editor.getSnapshot()).toMatchObject({
      version: 2,
      save: { phase: 'same' },
      draft: { fields: { name: 'Theirs', published: false } },
    });
  });
});
