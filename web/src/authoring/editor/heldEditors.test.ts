import { describe, expect, test } from 'vitest';
import { aCourse } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from './CourseEditor.ts';
import type { EditorPorts } from './editorPorts.ts';
import { FakeClock, fakePorts, heard } from './editorWorld.testkit.ts';
import { HeldEditors } from './heldEditors.ts';
import type { OpenEditor } from './openEditors.ts';

const owner = { course: 101, person: 7 };
const course = aCourse([]);

/** Editors that a test opens, each of the same course. */
function world(more: Partial<EditorPorts> = {}) {
  const opened: CourseEditor[] = [];
  const closed = { count: 0, written: Promise.resolve() };
  const open = async (): Promise<OpenEditor> => {
    const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(new FakeClock(), more));
    editor.turnOn();
    opened.push(editor);
    const close = async (): Promise<void> => {
      await closed.written;
      closed.count += 1;
    };
    return {
      editor,
      rights: { mayEdit: true, mayMakeTemplate: false },
      knownTags: [],
      frames: [],
      left: [],
      close,
    } as never;
  };
  return { opened, closed, open };
}

const rename = (editor: CourseEditor | undefined) =>
  editor?.dispatch({ type: 'setCourse', fields: { name: 'Trees' }, typing: 'name' });

describe('the editors of a tab', () => {
  test('EDIT-11 the next page continues with the same editor', async () => {
    const { opened, closed, open } = world();
    const held = new HeldEditors(open);
    const [course1, lecture] = [held.hold(owner), held.hold(owner)];
    expect(await course1.opening).toBe(await lecture.opening);
    expect(await course1.letGo()).toBe(true);
    expect(closed.count).toBe(0);
    expect(await lecture.letGo()).toBe(true);
    expect([opened.length, closed.count]).toEqual([1, 1]);
  });

  test('LOCK-06 who comes back before the answer continues with the same editor and its lock', async () => {
    const answer = Promise.withResolvers<{ ok: true; version: number; created: [] }>();
    const { opened, closed, open } = world({ send: () => answer.promise });
    const held = new HeldEditors(open);
    const page = held.hold(owner);
    await page.opening;
    await heard();
    rename(opened[0]);
    const left = page.letGo();
    await heard();
    const back = held.hold(owner);
    answer.resolve({ ok: true, version: 2, created: [] });
    expect(await left).toBe(true);
    expect(await back.opening).toBe(await page.opening);
    expect(opened[0]?.getSnapshot()).toMatchObject({ editable: true, save: { phase: 'same' } });
    expect(closed.count).toBe(0);
  });

  test('LOCK-06 leaving that could not save says so, and gives the lock back', async () => {
    const { opened, closed, open } = world({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
    const page = new HeldEditors(open).hold(owner);
    await page.opening;
    await heard();
    rename(opened[0]);
    expect(await page.letGo()).toBe(false);
    expect(closed.count).toBe(1);
    expect(opened[0]?.getSnapshot().lock.phase).toBe('off');
  });

  test('BEY-03 who comes back at once waits until what was left is written', async () => {
    const { opened, closed, open } = world();
    const written = Promise.withResolvers<void>();
    closed.written = written.promise;
    const held = new HeldEditors(open);
    const page = held.hold(owner);
    await page.opening;
    const left = page.letGo();
    await heard();
    const back = held.hold(owner);
    await heard();
    expect(opened).toHaveLength(1);
    written.resolve();
    await Promise.all([left, back.opening]);
    expect(opened).toHaveLength(2);
  });

  test.each([
    ['is not there', () => Promise.resolve(null)],
    ['could not be read', () => Promise.reject(new Error('Failed to fetch'))],
  ])('EDIT-02 a course that %s is tried anew by the next page', async (_what, first) => {
    const { open } = world();
    let tries = 0;
    const held = new HeldEditors(() => {
      tries += 1;
      return tries === 1 ? first() : open();
    });
    const page = held.hold(owner);
    await page.opening.catch(() => null);
    await heard();
    expect(await held.hold(owner).opening).not.toBeNull();
    expect(await page.letGo()).toBe(true);
  });
});
