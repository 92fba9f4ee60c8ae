import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJob, jobRows } from '../../../job/job.testkit.ts';
import { renderPlain } from '../../../testing/renderPlain.tsx';
import type { AppUnderTest } from '../../../testing/renderApp.tsx';
import { CourseBulkActions } from './CourseBulkActions.tsx';
import { anAuthoredCourse, openCourses } from '../courseList.testkit.tsx';

const course = (at: number) => anAuthoredCourse({ id: `course-${at}`, courseId: at, name: `Course ${at}` });
const learners = {
  learnerCount: 12,
  withProgressCount: 8,
  completedCount: 3,
  certificateCount: 1,
  unfinishedParts: [],
  lockedBy: null,
};
const none = { ...learners, learnerCount: 0, withProgressCount: 0, completedCount: 0, certificateCount: 0 };
const ben = { name: 'Ben Example', username: 'ben@example.org' };

const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

const tried = (done: number, rows: readonly object[]) => {
  const job = aJob({
    kind: 'COURSE_CHANGE_TRIAL',
    state: 'DONE',
    endTime: '2030-01-31T09:00:00Z',
    rowCounts: { waiting: 0, done, startsLater: 0, unchanged: 0, refused: rows.length - done },
  });
  return { job, rows: { ...job, rows: jobRows(rows) } };
};

/** Opens the list, selects all that it shows, and chooses what to do. */
async function choose(action: string, courses = [course(1), course(2), course(3)]): Promise<AppUnderTest> {
  const app = await openCourses(courses);
  await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
  await userEvent.click(bar().getByRole('button', { name: action }));
  return app;
}

/** Answers the check that was ordered. */
async function answerTrial(app: AppUnderTest, { job, rows }: ReturnType<typeof tried>): Promise<void> {
  await app.answer('useChangeCoursesMutation', {
    Mutation: () => ({ changeCourses: { job: { jobId: 7 }, userErrors: [] } }),
  });
  await app.answer('JobTrialQuery', { Query: () => ({ job }) });
  await app.answer('JobRowsQuery', { Query: () => ({ job: rows }) });
}

describe('BEY-12 many courses at once', () => {
  it('are selected one by one or all that are shown, which is said, by the keyboard too', async () => {
    await openCourses([course(1), course(2), course(3)]);
    const box = await screen.findByLabelText('Select Course 2');
    box.focus();
    await userEvent.keyboard(' ');
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    await userEvent.click(screen.getByLabelText('Select all rows of this page'));
    expect(bar().getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it('shows first what would happen to each course and its learners, and which stay as they are and why', async () => {
    const app = await choose('Publish');
    const window = within(await dialog('Publish 3 courses?'));
    expect(app.variables('useChangeCoursesMutation')).toMatchObject({
      input: { courseIds: ['course-1', 'course-2', 'course-3'], action: 'PUBLISH', dryRun: true },
    });
    expect(window.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    await answerTrial(
      app,
      tried(1, [
        { number: 1, subject: 'Course 1', code: 'PUBLISHED', course: learners },
        {
          number: 2,
          subject: 'Course 2',
          state: 'REFUSED',
          code: 'UNFINISHED',
          course: { ...none, unfinishedParts: ['Leaves', 'Water'] },
        },
        {
          number: 3,
          subject: 'Course 3',
          state: 'REFUSED',
          code: 'LOCKED_BY_ANOTHER_USER',
          course: { ...none, lockedBy: ben },
        },
      ]),
    );
    const row = (name: string) => within(window.getByRole('row', { name: new RegExp(name) }));
    expect(row('Course 1').getByText('Will be published: everyone can find it and enrol')).toBeVisible();
    expect(row('Course 1').getByText('12 learners · 8 with progress · 3 completed it · 1 certificate')).toBeVisible();
    expect(row('Course 2').getByText('Not finished: Leaves, Water')).toBeVisible();
    expect(row('Course 3').getByText('Ben Example is editing it')).toBeVisible();
    expect(row('Course 3').getByText('No learners')).toBeVisible();
  });

  it('does it after a yes, once, and goes to the report', async () => {
    const app = await choose('Unpublish');
    const window = within(await dialog('Unpublish 3 courses?'));
    await answerTrial(app, tried(1, [{ number: 1, subject: 'Course 1', code: 'UNPUBLISHED', course: learners }]));
    await userEvent.click(window.getByRole('button', { name: 'Unpublish' }));
    const { input } = app.variables('useChangeCoursesMutation') as { input: Record<string, unknown> };
    expect(input).toMatchObject({ action: 'UNPUBLISH', idempotencyKey: expect.any(String) as string });
    expect(input['dryRun']).toBeUndefined();
    await app.answer('useChangeCoursesMutation', {
      Mutation: () => ({ changeCourses: { job: { jobId: 8 }, userErrors: [] } }),
    });
    await waitFor(() => expect(app.variables('JobPageQuery')).toMatchObject({ id: '8' }));
  });

  it('does nothing where nothing would change, and says so', async () => {
    const app = await choose('Publish');
    const window = within(await dialog('Publish 3 courses?'));
    await answerTrial(
      app,
      tried(0, [{ number: 1, subject: 'Course 1', state: 'UNCHANGED', code: 'THERE', course: none }]),
    );
    expect(window.getByText('Nothing would change. The list says why each course stays as it is.')).toBeVisible();
    expect(window.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('get a topic that is typed first; another one is checked again', async () => {
    const app = await openCourses([course(1)]);
    await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
    await userEvent.click(bar().getByRole('button', { name: 'Topics' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add a topic' }));
    const window = within(await dialog('Add a topic to 1 course?'));
    expect(app.operations).not.toContain('useChangeCoursesMutation');
    await userEvent.type(window.getByLabelText('Topic'), 'Herbs{Enter}');
    expect(app.variables('useChangeCoursesMutation')).toMatchObject({
      input: { action: 'ADD_TAG', tag: 'Herbs', dryRun: true },
    });
    await answerTrial(app, tried(1, [{ number: 1, subject: 'Course 1', code: 'TAGGED', course: none }]));
    expect(window.getByText('Will get the topic')).toBeVisible();
    expect(window.getByRole('button', { name: 'Add a topic' })).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(window.getByLabelText('Topic'), 'y');
    expect(window.queryByText('Will get the topic')).toBeNull();
    expect(window.getByRole('button', { name: 'Add a topic' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('OP-272 are handed over to someone who is named by address, and it says so where that is nobody', async () => {
    const app = await choose('Hand over');
    const window = within(await dialog('Hand over 3 courses?'));
    await userEvent.type(window.getByLabelText('E-mail address of the new author'), 'nora@x.test{Enter}');
    expect(app.variables('useChangeCoursesMutation')).toMatchObject({
      input: { action: 'HAND_OVER', author: 'nora@x.test', dryRun: true },
    });
    await app.answer('useChangeCoursesMutation', {
      Mutation: () => ({ changeCourses: { job: null, userErrors: [{ code: 'INVALID', params: {} }] } }),
    });
    expect(window.getByText('No one with this address may create courses here.')).toBeVisible();
    expect(window.getByRole('button', { name: 'Hand over' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('OP-271 are deleted once their number is typed; those with progress only where that is chosen', async () => {
    const app = await choose('Delete');
    const window = within(await dialog('Delete 3 courses?'));
    await answerTrial(app, tried(1, [{ number: 1, subject: 'Course 1', code: 'DELETED', course: none }]));
    const confirm = window.getByRole('button', { name: 'Delete' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(window.getByLabelText('Type 1 to delete this course'), '1');
    expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(window.getByLabelText('Also delete courses in which learners would lose progress'));
    expect(app.variables('useChangeCoursesMutation')).toMatchObject({
      input: { action: 'DELETE', withProgress: true, dryRun: true },
    });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
  });

  it('are at most 200 at a time', async () => {
    await renderPlain(<CourseBulkActions ids={Array.from({ length: 201 }, (_, at) => `course-${at}`)} />);
    expect(screen.getByText('At most 200 courses at a time: 201 are selected.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
