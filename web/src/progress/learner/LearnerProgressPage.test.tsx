import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { aLearner, viewer } from '../progress.testkit.ts';

const query = 'LearnerProgressPageQuery';

const lecture = (lectureId: number, name: string, state: object) => ({
  lecture: { id: `lecture-${lectureId}`, lectureId, name },
  done: false,
  doneTime: null,
  skipped: false,
  status: 'TODO',
  correctPoints: 0,
  totalPoints: 0,
  ...state,
});

const question = {
  questionId: 5,
  text: 'What time is it?',
  correct: false,
  exhausted: true,
  tryCount: 2,
  tries: [
    {
      time: '2030-01-31T09:00:00.000Z',
      correct: false,
      given: [{ category: null, texts: ['<p>Three</p>', '<img alt="">'] }],
      goneCount: 1,
    },
    { time: '2030-01-30T09:00:00.000Z', correct: true, given: [{ category: 'Fruit', texts: ['Apple'] }], goneCount: 0 },
  ],
};

const learnerProgress = (change: object = {}) =>
  aLearner({
    moduleProgress: [
      {
        module: { id: 'module-1', moduleId: 1, name: 'Numbers' },
        lectures: [
          lecture(11, 'Reading', { done: true, doneTime: '2030-01-30T09:00:00.000Z', status: 'DONE' }),
          lecture(12, 'The clock', { status: 'IN_PROGRESS', correctPoints: 2, totalPoints: 5 }),
          lecture(13, 'Skipped', { done: true, skipped: true, status: 'DONE', totalPoints: 1 }),
          lecture(14, 'Ending', {}),
        ],
      },
    ],
    answeredQuestions: [question],
    ...change,
  });

const open = (userCourse: object | null, at = '/admin/progress/way/?id=77'): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user: viewer.user, workspace: { id: 'workspace-1' } },
    pages: { [query]: { Query: () => ({ viewer, workspace: { id: 'workspace-1', userCourse } }) } },
  });

const entry = async (name: string) =>
  within((await screen.findByText(name, { selector: 'li span' })).closest('li') as HTMLElement);

it('PROGR-02 PROGR-04 has who it is, the figures of the course, and each lecture with how it stands', async () => {
  const app = await open(learnerProgress({ stuck: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Painting' })).toHaveAttribute('href', '/admin/progress/?course=258');
  expect(screen.getByRole('link', { name: 'All courses of this learner' })).toHaveAttribute(
    'href',
    '/admin/progress/?person=1200',
  );
  expect(screen.getByText('2 of 5')).toBeVisible();
  expect(screen.getByText(/Next lecture:/)).toHaveTextContent('The clock');
  expect((await entry('Reading')).getByText('Done 30 Jan 2030')).toBeVisible();
  expect((await entry('The clock')).getByText('2 of 5 points')).toBeVisible();
  expect((await entry('Skipped')).getByText('Skipped, questions still open')).toBeVisible();
  expect((await entry('Ending')).getByText('Not opened yet')).toBeVisible();
  expect((await entry('Ending')).queryByRole('link')).not.toBeInTheDocument();
  expect(app.variables(query)).toEqual({ id: '77', lectureId: '0', withAnswers: false });
});

it('BEY-13 a due date is shown, changed and taken away; a day that is over is none', async () => {
  const app = await open(learnerProgress({ dueTime: new Date(2999, 11, 5, 23, 59, 59).toISOString() }));
  expect(await screen.findByText('5 Dec 2999')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change due date' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change due date' }));
  const field = dialog.getByLabelText('Due date');
  expect(field).toHaveValue('2999-12-05');
  fireEvent.change(field, { target: { value: '2020-01-01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Choose a day from today on')).toBeVisible();
  fireEvent.change(field, { target: { value: '' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(app.variables('useChangeDueDateMutation')).toEqual({ input: { userCourseId: 'uc-77', dueTime: null } });
  await app.answer('useChangeDueDateMutation', {
    UpdateUserCoursePayload: () => ({ userCourse: { id: 'uc-77', dueTime: null, overdue: false }, userErrors: [] }),
  });
  await waitFor(() => expect(screen.queryByText('5 Dec 2999')).not.toBeInTheDocument());
});

const certificate = {
  id: 'certificate-1',
  uuid: 'f8257667-1eae-46f4-9cdc-344be9e96eb7',
  issueTime: '2030-01-31T09:00:00.000Z',
  status: 'VALID',
  expireTime: null,
  revokeTime: null,
  revokeReason: null,
};

it('BEY-17 a certificate is revoked with a reason that is there, once it was said what that does', async () => {
  const app = await open(learnerProgress({ certificate }));
  expect(await screen.findByText('Issued on 31 Jan 2030')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the certificate' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke the certificate' }));
  expect(dialog.getByText(/^The certificate of Ada Example is no longer valid then/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the certificate' }));
  expect(dialog.getByText('Say why the certificate is revoked.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
  await userEvent.type(dialog.getByLabelText('Reason'), 'Issued by mistake');
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the certificate' }));
  expect(app.variables('useRevokeCertificateMutation')).toEqual({
    input: { certificateId: 'certificate-1', reason: 'Issued by mistake' },
  });
  await app.answer('useRevokeCertificateMutation', {
    RevokeCertificatePayload: () => ({
      certificate: {
        id: 'certificate-1',
        status: 'REVOKED',
        revokeTime: '2030-02-01T09:00:00.000Z',
        revokeReason: 'Issued by mistake',
      },
      userErrors: [],
    }),
  });
  expect(await screen.findByText('Revoked on 1 Feb 2030: Issued by mistake')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('BEY-17 a revoked certificate is made valid again; a refusal is told, and one that expired is said to have', async () => {
  const app = await open(
    learnerProgress({
      certificate: {
        ...certificate,
        status: 'REVOKED',
        expireTime: '2020-01-31T09:00:00.000Z',
        revokeTime: '2030-02-01T09:00:00.000Z',
        revokeReason: 'No',
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make it valid again' }));
  await app.answer('useRestoreCertificateMutation', {
    RestoreCertificatePayload: () => ({ certificate: null, userErrors: [{ code: 'NOT_FOUND', params: null }] }),
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make it valid again' }));
  await app.answer('useRestoreCertificateMutation', {
    RestoreCertificatePayload: () => ({
      certificate: { id: 'certificate-1', status: 'EXPIRED', revokeTime: null, revokeReason: null },
      userErrors: [],
    }),
  });
  expect(await screen.findByText('Expired on 31 Jan 2020')).toBeVisible();
});

it('PROGR-02 OP-54 the answers of a lecture have an address, and are told in words', async () => {
  const app = await open(learnerProgress());
  await userEvent.click(await screen.findByRole('link', { name: 'Show answers: The clock' }));
  await waitFor(() => expect(app.router.state.location.search).toBe('?id=77&lecture=12'));
  await app.answer(query, {
    Query: () => ({ viewer, workspace: { id: 'workspace-1', userCourse: learnerProgress() } }),
  });
  expect(app.variables(query)).toEqual({ id: '77', lectureId: '12', withAnswers: true });
  expect(await screen.findByText('What time is it?')).toBeVisible();
  expect(screen.getByText('Wrong, no tries left')).toBeVisible();
  expect(screen.getByText('Three, Picture')).toBeVisible();
  expect(screen.getByText('1 choice is no longer part of the question')).toBeVisible();
  expect(screen.getByText('Fruit: Apple')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Wrong' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hide answers: The clock' })).toHaveAttribute(
    'href',
    '/admin/progress/way/?id=77',
  );
});

it('PROGR-02 says that a lecture has gone, and that many tries are not all shown', async () => {
  await open(learnerProgress({ answeredQuestions: null }), '/admin/progress/way/?id=77&lecture=12');
  expect(await screen.findByText(/no longer part of the course/)).toBeVisible();
});

it('PROGR-02 of a question with very many tries it says how many are shown', async () => {
  await open(
    learnerProgress({ answeredQuestions: [{ ...question, tryCount: 90 }] }),
    '/admin/progress/way/?id=77&lecture=12',
  );
  expect(await screen.findByText('The last 2 of 90 tries')).toBeVisible();
});

it('ROLE-12 what one may not see is not found, with a way back', async () => {
  await open(null, '/admin/progress/way/?id=x');
  expect(await screen.findByRole('heading', { level: 1, name: 'Learner not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All learners' })).toHaveAttribute('href', '/admin/progress/');
});
