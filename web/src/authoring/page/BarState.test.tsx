import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import type { LockAnswer, SaveAnswer } from '../editor/editorPorts.ts';
import { FakeClock, fakePorts, heard } from '../editor/editorWorld.testkit.ts';
import { BarState, savedState, type SavedState } from './BarState.tsx';

const course = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);
const ada = { userId: 7, name: 'Ada', username: 'ada@lectern.test' };
const never = new Promise<never>(() => undefined);
const editorWith = (lock: () => Promise<LockAnswer>, send?: () => Promise<SaveAnswer>): CourseEditor =>
  new CourseEditor(
    { base: course, draft: course, version: 1 },
    fakePorts(new FakeClock(), send ? { lock, send } : { lock }),
  );
const mine = async (): Promise<LockAnswer> => ({ outcome: 'locked', lockToken: 1 });

it.each<[string, SavedState, () => Promise<LockAnswer>]>([
  ['the first answer is awaited', 'checking', () => never],
  ['the lock is held here', 'saved', mine],
  ['someone else holds it', 'readOnly', async () => ({ outcome: 'held', by: ada })],
  ['the right to edit was withdrawn', 'readOnly', async () => ({ outcome: 'denied' })],
  ['it could not be asked for', 'readOnly', () => Promise.reject(new TypeError('Failed to fetch'))],
])('LOCK-01 SAVE-01 OP-216 while %s the bar says: %s', async (_when, state, lock) => {
  const editor = editorWith(lock);
  editor.turnOn();
  await heard();
  expect(savedState(editor.getSnapshot())).toBe(state);
});

it('LOCK-08 while a course is taken over nothing is called saved, and nothing unsaved', async () => {
  const answers = [mine(), Promise.resolve({ outcome: 'held', by: ada } as const), never];
  const editor = editorWith(() => answers.shift() ?? never);
  editor.turnOn();
  await heard();
  editor.dispatch({ type: 'setCourse', fields: { name: 'Trees' } });
  expect(savedState(editor.getSnapshot())).toBe('changed');
  editor.turnOff();
  editor.turnOn();
  await heard();
  expect(savedState(editor.getSnapshot())).toBe('changed');
  editor.takeOver();
  expect(savedState(editor.getSnapshot())).toBe('checking');
});

it('SAVE-01 what could not be saved is never called anything else', async () => {
  const editor = editorWith(mine, async () => ({ ok: false, failure: { why: 'unknown', code: 'INTERNAL' } }));
  editor.turnOn();
  await heard();
  editor.dispatch({ type: 'setCourse', fields: { name: 'Trees' } });
  await editor.saveNow();
  expect(savedState(editor.getSnapshot())).toBe('notSaved');
});

it.each([
  ['Draft', { published: false, template: false }],
  ['Live', { published: true, template: false }],
  ['Template', { published: false, template: true }],
  ['Template', { published: true, template: true }],
])('OP-216 EDIT-05 a badge says “%s” for %o, and the state is told to screen readers', async (badge, fields) => {
  const savedTime = Date.now();
  await renderEditor(<BarState {...fields} notLive={false} state="saved" savedTime={savedTime} uploading={0} />);
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved \d\d:\d\d$/);
});

it('BEY-24 what is saved and held back is called not live', async () => {
  await renderEditor(
    <BarState published template={false} notLive state="saved" savedTime={Date.now()} uploading={0} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved \d\d:\d\d · not live$/);
});
