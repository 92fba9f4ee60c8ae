import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import type { SaveRequest } from '../editor/editorPorts.ts';
import { FakeClock, fakePorts, heard } from '../editor/editorWorld.testkit.ts';
import { autoSaveMs } from '../save/saveMachine.ts';
import { SaveNotice } from '../page/SaveNotice.tsx';
import { savedState } from '../page/BarState.tsx';
import { GradingDialog } from './GradingDialog.tsx';
import type { ChangedAnswers, QuestionGrading } from './grading.ts';

const oaks: ChangedAnswers = {
  questionId: 1,
  text: 'How old is an oak?',
  lectureName: 'Oaks',
  gainCount: 2,
  loseCount: 1,
  againCount: 0,
};
const firs: ChangedAnswers = {
  questionId: 2,
  text: 'How tall is a fir?',
  lectureName: 'Firs',
  gainCount: 0,
  loseCount: 0,
  againCount: 3,
};

async function open(questions: readonly ChangedAnswers[]) {
  const decided: (readonly QuestionGrading[])[] = [];
  await renderEditor(
    <GradingDialog
      questions={questions}
      confirm="Save"
      onDecided={(gradings) => decided.push(gradings)}
      onDismissed={() => undefined}
    />,
  );
  return { decided, dialog: within(screen.getByRole('dialog', { name: 'What happens to earlier answers?' })) };
}

it('OP-279 BEY-25 names the questions and what happens to whom, and waits for a choice for each of them', async () => {
  const { decided, dialog } = await open([oaks, firs]);
  const first = within(dialog.getByRole('group', { name: 'Question “How old is an oak?” in “Oaks”' }));
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 learners were wrong and would be right',
    '1 learner was right and would be wrong',
  ]);
  expect(dialog.getByText('3 learners are asked again, as what they chose is gone')).toBeVisible();
  for (const radio of dialog.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await userEvent.click(first.getByRole('radio', { name: 'Give everyone the point' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // It says so, and stands at the first question that is open.
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose what happens for each question.');
  const second = within(dialog.getByRole('group', { name: 'Question “How tall is a fir?” in “Firs”' }));
  expect(second.getAllByRole('radio')[0]).toHaveFocus();
  expect(decided).toEqual([]);
  await userEvent.click(second.getByRole('radio', { name: 'Only from now on' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(decided).toEqual([
    [
      { questionId: '1', grading: 'GIVE_POINT' },
      { questionId: '2', grading: 'FROM_NOW_ON' },
    ],
  ]);
});

it('OP-279 one choice holds for all questions, and can be changed for one of them', async () => {
  const { decided, dialog } = await open([oaks, firs]);
  const all = within(dialog.getByRole('group', { name: 'The same for all 2 questions' }));
  await userEvent.click(all.getByRole('radio', { name: /^Grade everyone again/ }));
  const second = within(dialog.getByRole('group', { name: /fir/ }));
  expect(second.getByRole('radio', { name: 'Grade everyone again' })).toBeChecked();
  await userEvent.click(second.getByRole('radio', { name: 'Only from now on' }));
  expect(all.getByRole('radio', { name: /^Grade everyone again/ })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(decided[0]?.map(({ grading }) => grading)).toEqual(['REGRADE', 'FROM_NOW_ON']);
});

it('OP-279 a single question explains its choices, and offers nothing for all', async () => {
  const { dialog } = await open([oaks]);
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  expect(dialog.getByText('Earlier answers stay right or wrong as they were.')).toBeVisible();
});

/** An editor whose saves are refused until its author has decided. */
async function anEditor() {
  const clock = new FakeClock();
  const sent: SaveRequest[] = [];
  const course = aCourse([aModule('m', [aLecture('l', { id: 2 })], { id: 1 })]);
  const editor = new CourseEditor(
    { base: course, draft: course, version: 1 },
    fakePorts(clock, {
      send: async (request) => {
        sent.push(request);
        return request.grading
          ? { ok: true, version: 2, created: [], gradingJobId: 7 }
          : { ok: false, failure: { why: 'undecided', questions: [oaks] } };
      },
    }),
  );
  editor.turnOn();
  await heard();
  editor.dispatch({ type: 'setCourse', fields: { name: 'Typed' } });
  const draw = async () => {
    const { save } = editor.getSnapshot();
    if (!save.failure) throw new Error('The save was not refused.');
    await renderEditor(
      <SaveNotice editor={editor} failure={save.failure} auto={save.manner.auto} onPlace={() => undefined} />,
    );
  };
  return { editor, clock, sent, draw };
}

it('OP-279 who saves is asked at once, and the same save is sent with the decision', async () => {
  const { editor, sent, draw } = await anEditor();
  expect(await editor.saveNow()).toBe(false);
  await draw();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^Grade everyone again/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await act(heard);
  expect(sent).toMatchObject([
    { force: false, auto: false },
    { force: false, auto: false, grading: [{ questionId: '1', grading: 'REGRADE' }] },
  ]);
  expect(sent[1]?.changes).toEqual(sent[0]?.changes);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  expect(editor.getSnapshot()).toMatchObject({ save: { phase: 'same' }, gradingJobId: 7 });
});

it('OP-279 SAVE-04 an auto-save opens no window, is not sent again, and says that a decision is needed', async () => {
  const { editor, clock, sent, draw } = await anEditor();
  editor.switchAutoSave(true);
  clock.pass(autoSaveMs);
  await heard();
  expect(savedState(editor.getSnapshot())).toBe('undecided');
  editor.dispatch({ type: 'setCourse', fields: { name: 'Typed on' } });
  clock.pass(autoSaveMs);
  await heard();
  expect(sent).toHaveLength(1);
  await draw();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved yet: decide what happens to earlier answers/);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Only from now on/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(heard);
  expect(sent[1]).toMatchObject({ auto: false, changes: { fields: { name: 'Typed on' } } });
});
