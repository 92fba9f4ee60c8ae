import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { aJob, asAdmin, jobRows } from './job.testkit.ts';

const open = (job: object | null): Promise<AppUnderTest> =>
  renderApp({
    at: '/admin/jobs/job/?id=7',
    shell: { user: { roles: ['ROLE_ADMIN'] } },
    pages: { JobPageQuery: { Query: () => asAdmin({ job }) } },
  });

const ended = aJob({
  state: 'DONE',
  doneCount: 100,
  rowCounts: { waiting: 0, done: 95, startsLater: 0, unchanged: 4, refused: 1 },
});

describe('BEY-12 a job', () => {
  it('BEY-13 BEY-45 says how far it is, is followed until it has ended, and then shows the outcome of each row', async () => {
    const app = await open(aJob());
    expect(await screen.findByRole('heading', { level: 1, name: 'Import of people' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('25 of 100')).toBeVisible();
    await app.tell('followJobSubscription', { Subscription: () => ({ job: aJob({ doneCount: 80 }) }) });
    expect(screen.getByText('80 of 100')).toBeVisible();
    await app.tell('followJobSubscription', { Subscription: () => ({ job: ended }) });
    expect(await screen.findByText('95 done')).toBeVisible();
    expect(app.operations).not.toContain('followJobQuery');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await app.answer('JobRowsQuery', {
      Query: () => ({
        job: {
          ...ended,
          rows: jobRows([
            { number: 1, subject: 'a@x.org', code: 'ADDED' },
            { number: 2, subject: 'no address', state: 'REFUSED', code: 'INVALID' },
            { number: 3, subject: '', state: 'UNCHANGED', code: 'THERE' },
            {
              number: 4,
              subject: 'b@x.org',
              code: 'ADDED',
              groupProblems: [
                { name: 'Nowhere', code: 'NO_GROUP' },
                { name: 'Staff', code: 'GROUP_MANAGED' },
              ],
            },
          ]),
        },
      }),
    });
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/a@x.org/).getByText('Added')).toBeVisible();
    expect(row(/no address/).getByText('This is not an e-mail address')).toBeVisible();
    expect(row(/Erased person/).getByText('Already so')).toBeVisible();
    // BEY-13: a name of a group that leads nowhere loses nothing of the row.
    expect(
      row(/b@x.org/).getByText(
        'Added · There is no group “Nowhere” · Not added to “Staff”: The identity provider manages this group',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/jobs/7/rows.csv'),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not possible');
    expect(app.variables('JobRowsQuery')).toMatchObject({ states: ['REFUSED'] });
  });

  it('OP-310 an export leads to its file, with its size and until when it is there, and has no rows', async () => {
    const result = {
      url: 'https://lectern.test/api/v1/secured/jobs/7/result.jsonl.gz',
      rowCount: 2_000,
      bytes: 3_400_000,
      expireTime: '2030-02-07T09:00:00Z',
    };
    const rowCounts = { waiting: 0, done: 0, startsLater: 0, unchanged: 0, refused: 0 };
    const app = await open(aJob({ kind: 'EXPORT', exported: 'PEOPLE', state: 'DONE', rowCounts, result }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Export: people' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Download file' })).toHaveAttribute('href', result.url);
    expect(screen.getByText(/^2,000 lines, 3\.4.MB\. Available until .*2030/)).toBeVisible();
    expect(app.operations).not.toContain('JobRowsQuery');
  });

  it('is cancelled, and what it has done stays done', async () => {
    const app = await open(aJob());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(app.variables('useCancelJobMutation')).toEqual({ input: { jobId: 'job-7' } });
    await app.answer('useCancelJobMutation', {
      CancelJobPayload: () => ({ job: aJob({ cancelTime: '2030-01-31T09:01:00Z' }), userErrors: [] }),
    });
    expect(await screen.findByText('Ending…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is taken back after a question, by another job', async () => {
    const app = await open(ended);
    await app.answer('JobRowsQuery', { Query: () => ({ job: { ...ended, rows: jobRows([]) } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(app.variables('useUndoJobMutation')).toEqual({ input: { jobId: 'job-7' } });
    await app.answer('useUndoJobMutation', { UndoPeopleJobPayload: () => ({ job: { jobId: 8 }, userErrors: [] }) });
    await waitFor(() => expect(app.router.state.navigation.location?.search).toBe('?id=8'));
  });

  it('OP-126 OP-127 an enrolment counts apart who starts once the address is confirmed, and is taken back as one', async () => {
    const rowCounts = { waiting: 0, done: 5, startsLater: 3, unchanged: 0, refused: 0 };
    const job = aJob({ ...ended, kind: 'PEOPLE_ENROLMENT', rowCounts });
    const app = await open(job);
    expect(await screen.findByText('2 done')).toBeVisible();
    expect(screen.getByText('3 start once the address is confirmed')).toBeVisible();
    const rows = jobRows([{ number: 1, subject: 'new@x.org', code: 'STARTS_LATER' }]);
    await app.answer('JobRowsQuery', { Query: () => ({ job: { ...job, rows } }) });
    expect(screen.getByText('Starts once the address is confirmed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this?' }));
    expect(dialog.getByText(/un-enrolled again unless they have begun/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(app.variables('useUndoEnrolmentsMutation')).toEqual({ input: { jobId: 'job-7' } });
  });

  it.each(['PEOPLE_IMPORT_TRIAL', 'PEOPLE_UNDO', 'PERSONNEL_SYNC'])(
    'of the kind %s cannot be taken back',
    async (kind) => {
      await open(aJob({ ...ended, kind }));
      expect(await screen.findByText(/^95 (?:would be )?done$/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
  );

  it.each([ended, aJob()])('leads back to the list, whether it has ended or not', async (job) => {
    await open(job);
    expect(await screen.findByRole('heading', { level: 1, name: 'Import of people' })).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Background work' })).toHaveAttribute('href', '/admin/jobs/');
  });

  it('that is no longer kept says so and leads to the others', async () => {
    await open(null);
    expect(await screen.findByText('This work is no longer kept')).toBeVisible();
    // The menu of the admin area leads there as well.
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Background work' })).toHaveAttribute('href', '/admin/jobs/');
  });
});

describe('the list of jobs', () => {
  const openList = (jobs: readonly object[]) =>
    renderApp({
      at: '/admin/jobs/',
      shell: { user: { roles: ['ROLE_ADMIN'] } },
      pages: {
        JobListPageQuery: {
          Query: () =>
            asAdmin({
              jobs: {
                pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
                edges: jobs.map((node) => ({ node })),
              },
            }),
        },
      },
    });

  it('BEY-12 leads to each with its state and its outcome', async () => {
    await openList([
      aJob(),
      { ...ended, id: 'job-6', jobId: 6 },
      aJob({ id: 'job-8', jobId: 8, kind: 'PERSONNEL_SYNC', state: 'FAILED' }),
    ]);
    expect(await screen.findByRole('link', { name: 'Sync with the personnel system' })).toHaveAttribute(
      'href',
      '/admin/jobs/job/?id=8',
    );
    expect(screen.getByText('Stopped by an error')).toBeVisible();
  });

  it('BEY-45 OP-311 follows the jobs that run and then those that wait, two at a time', async () => {
    const waiting = (jobId: number) => aJob({ id: `job-${jobId}`, jobId, state: 'WAITING' });
    const app = await openList([waiting(9), waiting(8), aJob(), { ...ended, id: 'job-6', jobId: 6 }]);
    const followed = () => app.operations.filter((name) => name === 'followJobSubscription');
    expect(followed()).toHaveLength(2);
    expect(app.variables('followJobSubscription')).toEqual({ id: 'job-8' });
    await app.tell('followJobSubscription', { Subscription: () => ({ job: ended }) });
    expect(await screen.findAllByText('Done')).toHaveLength(2);
    expect(app.variables('followJobSubscription')).toEqual({ id: 'job-9' });
  });

  it('says what appears there while there is nothing', async () => {
    await openList([]);
    expect(await screen.findByText('Nothing yet')).toBeVisible();
  });
});
