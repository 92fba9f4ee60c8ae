import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { drawKeyOf } from '../canvas/askedQuestions.ts';
import { useSelection } from '../canvas/useSelection.ts';
import type { AchievementDraft, LectureDraft } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import { FakeClock, fakePorts, heard } from '../editor/editorWorld.testkit.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { useOpenPlace } from './useOpenPlace.ts';

const prize: AchievementDraft = {
  key: 'a',
  name: 'Prize',
  description: '',
  imageUrl: null,
  frame: false,
  condition: { type: 'LECTURES_COMPLETED', lectures: [] },
};
const section = aSection('s', { type: 'pdf', url: '' });
const course = aCourse([aModule('m', [aLecture('l', { id: 11, content: 'notRead' })], { id: 1 })], {
  achievements: [prize],
});

let editor: CourseEditor;
let open: (place: ProblemPlace) => void;
let opened: LectureDraft[];
let drawAchievement: () => void;

/** A page of the editor: that of the course, or of its lecture. */
function Page({ inLecture }: { inLecture: boolean }): ReactElement {
  const [hasAchievement, setHasAchievement] = useState(false);
  const { draft } = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  const selection = useSelection();
  const lecture = inLecture ? (lecturesOf(draft)[0] ?? null) : null;
  const openPlace = useOpenPlace({
    editor,
    courseId: 7,
    inLecture,
    lecture,
    selection,
    openLecture: (each) => opened.push(each),
  });
  useEffect(() => {
    open = openPlace;
    drawAchievement = () => setHasAchievement(true);
  });
  const { pathname, search } = useLocation();
  return (
    <main>
      <output>{selection.edited ?? `${pathname}${search}`}</output>
      <label>
        Name <input />
      </label>
      {hasAchievement ? <button type="button" aria-label="Edit: Prize" /> : null}
    </main>
  );
}

const draw = (inLecture: boolean) => renderEditor(<Page inLecture={inLecture} />);
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  opened = [];
  const readLecture = async () => ({ sections: [section], questions: [] });
  editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(new FakeClock(), { readLecture }));
});

it('SAVE-13 OP-217 a field of the course gets the focus, a module and a lecture are opened', async () => {
  await draw(false);
  act(() => open({ node: null, field: 'name' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  act(() => open({ node: 'm', field: 'name' }));
  expect(said()).toBe('m');
});

it('SAVE-13 OP-217 an achievement is led to as soon as it is drawn', async () => {
  await draw(false);
  act(() => open({ node: 'a', field: 'condition' }));
  act(() => drawAchievement());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Prize' })).toHaveFocus());
});

it('SAVE-13 OP-217 a section of another page is opened once its lecture was read there', async () => {
  await act(() => editor.readLecture('l'));
  const { unmount } = await draw(false);
  act(() => open({ node: 's', field: 'url' }));
  expect(opened.map(({ key }) => key)).toEqual(['l']);
  expect(said()).not.toBe('s');
  // The page of the lecture is a screen of its own.
  unmount();
  await draw(true);
  expect(said()).toBe('s');
});

it('SAVE-13 OP-217 a lecture that is not read yet is opened when it is', async () => {
  await draw(true);
  act(() => open({ node: 'l', field: 'name' }));
  expect(said()).not.toBe('l');
  await act(() => editor.readLecture('l'));
  expect(said()).toBe('l');
});

it('SAVE-13 OP-217 a field of the course is led to from a lecture, also from one that was deleted', async () => {
  await act(() => editor.readLecture('l'));
  await draw(true);
  act(() => open({ node: null, field: 'name' }));
  await waitFor(() => expect(said()).toBe('/dashboard/course/?edit=true'));
  cleanup();
  editor.turnOn();
  await heard();
  act(() => void editor.dispatch({ type: 'remove', keys: ['l'] }));
  await draw(true);
  act(() => open({ node: null, field: 'name' }));
  await waitFor(() => expect(said()).toBe('/dashboard/course/?edit=true'));
});

it('BANK-10 OP-217 what is drawn of the questions of a lecture opens where it stands', async () => {
  await draw(true);
  await act(() => editor.readLecture('l'));
  act(() => open({ node: 'l', field: 'questionBank.draws.0.weight' }));
  expect(said()).toBe(drawKeyOf('l'));
  act(() => open({ node: 'l', field: 'name' }));
  expect(said()).toBe('l');
});
