import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import { FakeClock, fakePorts, heard } from '../editor/editorWorld.testkit.ts';
import type { LockAnswer, SaveAnswer } from '../editor/editorPorts.ts';
import type { Conflict } from '../merge/mergeNodes.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { LockNotice } from './LockNotice.tsx';
import { SaveNotice } from './SaveNotice.tsx';

const text = aSection('s', { type: 'html', html: '<p>The old oak</p>' }, { id: 21 });
const lecture = aLecture('l', { id: 11, content: { sections: [text], questions: [] } });
const named = { ...lecture, fields: { ...lecture.fields, name: 'Trees' } };
const course = aCourse([aModule('m', [named], { id: 1 })]);
const said = (html: string) => ({ type: 'setSection', key: 's', content: { type: 'html', html } }) as const;

async function anEditor(conflicts: readonly Conflict[], send?: () => Promise<SaveAnswer>) {
  const clock = new FakeClock();
  const ports = fakePorts(clock, send ? { send } : {});
  const editor = new CourseEditor({ base: course, draft: course, version: 1, conflicts }, ports);
  editor.turnOn();
  await heard();
  return editor;
}

describe('what two people changed', () => {
  const conflict: Conflict = {
    type: 'field',
    node: 's',
    kind: 'section',
    field: 'html.html',
    base: '<p>The oak</p>',
    mine: '<p>The old oak</p>',
    theirs: '<p>The young oak</p>',
  };

  it('OP-14 is named by its place and shown side by side, the words that differ marked', async () => {
    const places: ProblemPlace[] = [];
    const editor = await anEditor([conflict]);
    await renderEditor(
      <ConflictNotice editor={editor} snapshot={editor.getSnapshot()} onPlace={(place) => places.push(place)} />,
    );
    const notice = within(screen.getByRole('alert'));
    expect(notice.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'The old oak',
      'The young oak',
    ]);
    expect(notice.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['old ', 'young ']);
    await userEvent.click(notice.getByRole('button', { name: 'Trees · Section 1: HTML · Text' }));
    expect(places).toEqual([{ node: 's', field: 'html.html' }]);
    await userEvent.click(notice.getByRole('button', { name: 'Take theirs' }));
    expect(editor.getSnapshot()).toMatchObject({ conflicts: [], save: { phase: 'changed' } });
  });

  it('OP-14 is told in words where it is no text', async () => {
    const editor = await anEditor([
      { ...conflict, node: null, kind: 'course', field: 'certifiable', base: null, mine: true, theirs: false },
    ]);
    await renderEditor(<ConflictNotice editor={editor} snapshot={editor.getSnapshot()} onPlace={() => undefined} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['On', 'Off']);
  });
});

it('SAVE-13 a refused field is a way to its place, however many problems it has', async () => {
  const places: ProblemPlace[] = [];
  const path = 'modules.0.lectures.0.content.sections.0.content.html.html';
  const problems = ['is too long', 'is not well'].map((message) => ({ path, code: 'INVALID', message, reason: null }));
  const editor = await anEditor([], async () => ({ ok: false, failure: { why: 'invalid', problems } }));
  editor.dispatch(said('<p>The old oaks</p>'));
  await editor.saveNow();
  const { failure } = editor.getSnapshot().save;
  if (!failure) throw new Error('The save was not refused.');
  await renderEditor(<SaveNotice editor={editor} failure={failure} onPlace={(place) => places.push(place)} />);
  const buttons = screen.getAllByRole('button', { name: 'Trees · Section 1: HTML · Text' });
  expect(buttons).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: /^Trees/ })[1] as HTMLElement);
  expect(places).toEqual([{ node: 's', field: 'content.html.html' }]);
});

it('OP-55 SAVE-09 the question before a save names what learners would lose, and how much more there is', async () => {
  const failure = {
    why: 'losses',
    learnerCount: 3,
    lost: {
      lectures: [{ lectureId: 1, name: 'Trees' }],
      questions: [{ questionId: 2, text: 'How old is an oak?', lectureName: 'Oaks' }],
      moreCount: 4,
    },
  } as const;
  const editor = await anEditor([], async () => ({ ok: false, failure }));
  await renderEditor(<SaveNotice editor={editor} failure={failure} onPlace={() => undefined} />);
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText(/^3 learners would lose progress/)).toBeVisible();
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lecture “Trees”: who has finished it',
    'Question “How old is an oak?” in “Oaks”: the answers',
    '4 more lectures or questions',
  ]);
  expect(notice.getByRole('button', { name: 'Save anyway' })).toBeVisible();
  // What keeps everything comes first.
  expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Save anyway']);
});

it('BEY-50 says that the page must be reloaded where it is of an earlier version, and offers nothing else', async () => {
  const editor = await anEditor([], async () => ({ ok: false, failure: { why: 'outdated' } }));
  editor.dispatch(said('<p>The old oaks</p>'));
  await editor.saveNow();
  expect(editor.getSnapshot().save).toMatchObject({ phase: 'failed', failure: { why: 'outdated' } });
  await renderEditor(<SaveNotice editor={editor} failure={{ why: 'outdated' }} onPlace={() => undefined} />);
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText(/Your changes are kept in this browser/)).toBeVisible();
  expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reload']);
});

it('EDIT-08 says that the right to edit was withdrawn, and offers to ask again', async () => {
  let asked = 0;
  const lock = async (): Promise<LockAnswer> => {
    asked += 1;
    return { outcome: 'denied' };
  };
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(new FakeClock(), { lock }));
  editor.turnOn();
  await heard();
  await renderEditor(<LockNotice editor={editor} lock={editor.getSnapshot().lock} />);
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText(/You may no longer edit this course/)).toBeVisible();
  await userEvent.click(notice.getByRole('button'));
  expect(asked).toBe(2);
});
