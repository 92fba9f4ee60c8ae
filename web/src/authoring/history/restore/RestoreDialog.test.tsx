import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderWithin } from '../../../testing/renderWithin.tsx';
import { aCourse, aLecture, aModule } from '../../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../../editor/CourseEditor.ts';
import { FakeClock, fakePorts, heard } from '../../editor/editorWorld.testkit.ts';
import { FakePlatform } from '../../editor/fakePlatform.testkit.ts';
import { EditorTexts } from '../../EditorTexts.tsx';
import type { Revision } from '../revision.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

const course = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);
const revision: Revision = {
  version: 1,
  saveTime: '2030-01-31T09:00:00Z',
  savedBy: null,
  forced: false,
  autoSaved: false,
  published: false,
  live: false,
  name: null,
  current: false,
  difference: null,
};

async function draw(onDone = (): void => undefined) {
  const environment = createMockEnvironment();
  const { readCourse, readLecture } = new FakePlatform(course);
  const editor = new CourseEditor(
    { base: course, draft: course, version: 3 },
    fakePorts(new FakeClock(), { readCourse, readLecture }),
  );
  editor.turnOn();
  await heard();
  await renderWithin(
    <EditorTexts>
      <RestoreDialog
        editor={editor}
        courseId={258}
        revision={revision}
        when="Yesterday, 18:04"
        onDone={onDone}
        onClosed={() => undefined}
      />
    </EditorTexts>,
    { environment },
  );
  return { environment, editor };
}

async function answer(
  environment: MockEnvironment,
  resolvers: MockPayloadGenerator.MockResolvers,
  name = 'restoreRevisionMutation',
) {
  const find = () => environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  await waitFor(() => expect(find()).toBeDefined());
  const operation = find();
  if (!operation) throw new Error(`${name} was not sent.`);
  await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
  return operation.request.variables;
}

const nothing = { CourseDifference: () => ({ since: 3, totalCount: 0, changes: [] }) };

it('BEY-01 SAVE-09 says what changes, then what learners lose, and restores in spite of it', async () => {
  const onDone = vi.fn<() => void>();
  const { environment } = await draw(onDone);
  // What is different in that version from the course as it is now.
  expect(await answer(environment, nothing, 'readComparisonQuery')).toEqual({ courseId: '258', before: 3, after: 1 });
  const dialog = within(screen.getByRole('dialog', { name: 'Restore the version of Yesterday, 18:04?' }));
  expect(dialog.getByText('No changes in the content')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  const first = await answer(environment, {
    RestoreCourseRevisionPayload: () => ({
      course: null,
      userErrors: [{ code: 'PROGRESS_CONFLICT', message: 'Progress', field: null, params: null }],
      losses: {
        learnerCount: 2,
        lectures: [{ lectureId: 12, name: 'Cards' }],
        lectureCount: 1,
        questions: [],
        questionCount: 0,
      },
    }),
  });
  expect(first).toMatchObject({ input: { courseId: '258', revision: 1, version: 3, lockToken: 17, force: false } });
  const alert = within(dialog.getByRole('alert'));
  expect(alert.getByText('2 learners would lose progress in what that version does not have.')).toBeVisible();
  expect(alert.getByText('Cards')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore anyway' }));
  const second = await answer(environment, {
    RestoreCourseRevisionPayload: () => ({ course: { version: 4 }, losses: null, lock: null, userErrors: [] }),
  });
  expect(second).toMatchObject({ input: { force: true } });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('BEY-02 OP-275 says what changes for learners, and restores as well where nobody could tell', async () => {
  const { environment } = await draw();
  expect(screen.getByText('Looking at what changes for learners…')).toBeVisible();
  const impact = { losses: null, answers: [], certificateLosers: [], closing: [], opening: [], fallCount: 2 };
  const sent = await answer(
    environment,
    { CourseImpact: () => impact, RestoreCourseRevisionPayload: () => ({ userErrors: [] }) },
    'readImpactOfRestoreMutation',
  );
  expect(sent).toEqual({ input: { courseId: '258', revision: 1, version: 3, lockToken: 17, dryRun: true } });
  expect(await screen.findByText('The percentage of 2 learners falls')).toBeVisible();
});

it('BEY-02 where it is not known what changes for learners, restoring still works', async () => {
  const { environment } = await draw();
  await answer(
    environment,
    { RestoreCourseRevisionPayload: () => ({ impact: null, userErrors: [{ code: 'INTERNAL' }] }) },
    'readImpactOfRestoreMutation',
  );
  expect(await screen.findByText(/could not be found out/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await answer(environment, {})).toMatchObject({ input: { force: false } });
});

it('OP-279 BEY-25 asks what happens to earlier answers, and restores with that', async () => {
  const onDone = vi.fn<() => void>();
  const { environment } = await draw(onDone);
  await answer(environment, nothing, 'readComparisonQuery');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  const questions = [
    { questionId: 31, text: 'How old?', lectureName: 'Oaks', gainCount: 2, loseCount: 0, againCount: 0 },
  ];
  const first = await answer(environment, {
    RestoreCourseRevisionPayload: () => ({
      course: null,
      losses: null,
      undecided: questions,
      userErrors: [{ code: 'GRADING_UNDECIDED', message: 'Undecided', field: null, params: null }],
    }),
  });
  expect(first).toMatchObject({ input: { askGrading: true, grading: [] } });
  const dialog = within(screen.getByRole('dialog', { name: 'What happens to earlier answers?' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Only from now on/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  const second = await answer(environment, {
    RestoreCourseRevisionPayload: () => ({ course: { version: 4 }, losses: null, lock: null, userErrors: [] }),
  });
  expect(second).toMatchObject({ input: { grading: [{ questionId: '31', grading: 'FROM_NOW_ON' }] } });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('BEY-01 what is not saved yet is saved first, and said so; without an answer the same request is sent once more', async () => {
  const { environment, editor } = await draw();
  await answer(environment, nothing, 'readComparisonQuery');
  expect(screen.queryByText(/is saved first/)).toBeNull();
  act(() => void editor.dispatch({ type: 'setCourse', fields: { name: 'Typed' } }));
  expect(screen.getByText(/is saved first/)).toBeVisible();
  const restore = screen.getByRole('button', { name: 'Restore' });
  const keys: unknown[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await userEvent.click(restore);
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('restoreRevisionMutation'),
    );
    const operation = environment.mock.getMostRecentOperation();
    keys.push(operation.request.variables['input'].idempotencyKey);
    await act(async () => environment.mock.reject(operation, new Error('away')));
    await screen.findByRole('alert');
  }
  expect(new Set(keys).size).toBe(1);
});
