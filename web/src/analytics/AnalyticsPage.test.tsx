import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';

const values = {
  USER_COURSE: { STARTED: 12, FINISHED: 4, ACTIVE: 9 },
  LECTURE: { SEEN: 30, USERS: 8 },
  MODULE: { STARTED: 5, DONE: 2 },
  QUESTION_ANSWER: { ANSWERS: 20, CORRECT: 15, WRONG: 5 },
  CERTIFICATE: { CERTIFICATES: 3, AVERAGE_SCORE: 87.5 },
  CAMPAIGN: { USAGES: 1, VOUCHERS: 40 },
  WORKSPACE: { REGISTERED: 6, ACTIVE: 9 },
} as const;
type Type = keyof typeof values;

const totalsOf = (type: Type, factor: number) =>
  Object.entries(values[type]).map(([measure, value]) => ({ measure, value: value * factor }));

const aRow = (row: Record<string, unknown> = {}) => ({
  subjectId: 258,
  name: 'Tea for beginners',
  courseId: 258,
  courseName: 'Tea for beginners',
  values: totalsOf('USER_COURSE', 1),
  ...row,
});

/** An answer of the page's query: the numbers of now are `factor` of those above, those before are half of them. */
function anAnswer({
  type = 'USER_COURSE',
  factor = 1,
  rows = [aRow()],
  roles = ['ROLE_ADMIN'],
}: {
  type?: Type;
  factor?: number;
  rows?: readonly object[];
  roles?: readonly string[];
} = {}) {
  const types = Object.keys(values) as Type[];
  return {
    viewer: { user: { id: 'user-1', userId: 1001, roles } },
    authoredCourses: { nodes: [{ courseId: 258, name: 'Tea for beginners', rights: { mayEdit: true } }] },
    workspace: {
      id: 'workspace-1',
      retention: { factsKeptFromTime: null },
      __typename: 'Workspace',
      analytics: {
        startTime: '2029-06-01T00:00:00Z',
        totals: totalsOf(type, factor),
        before: totalsOf(type, factor / 2),
        now: types.map((one) => ({ type: one, values: totalsOf(one, factor) })),
        earlier: types.map((one) => ({ type: one, values: totalsOf(one, factor / 2) })),
        series: [
          { time: '2030-03-01T00:00:00Z', value: 2 * factor },
          { time: '2030-03-02T00:00:00Z', value: 10 * factor },
        ],
        only: { nodes: [{ name: 'Green tea' }] },
        facts: {
          totalCount: rows.length,
          csvUrl: 'https://lectern.test/facts/usercourse.csv?sort=started,desc',
          edges: rows.map((node) => ({ cursor: 'c', node })),
          pageInfo: { hasNextPage: false, endCursor: 'c' },
        },
      },
    },
  };
}

const open = (answer: object | null, at = '/admin/dashboard/') =>
  renderApp({
    at,
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: answer ? { AnalyticsPageQuery: { Query: () => answer } } : {},
  });

const card = (name: RegExp) => screen.getByRole('button', { name });
const address = (app: Awaited<ReturnType<typeof open>>) => app.router.state.location.search;

describe('the dashboard', () => {
  it('ANLY-01 ANLY-02 ADM-05 has a number with its trend for each type of facts', async () => {
    await open(anAnswer());
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'What is counted' })).getAllByRole('button');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Learners12Started+100% vs. before',
      'Lectures30Seen+100% vs. before',
      'Modules5Started+100% vs. before',
      'Questions20Answers+100% vs. before',
      'Certificates3Issued+100% vs. before',
      'Vouchers1Codes used+100% vs. before',
      'People6New accounts+100% vs. before',
    ]);
    expect(card(/^Learners/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('ANLY-11 draws a number over time, with the same numbers in a table beside it', async () => {
    await open(anAnswer());
    expect(await screen.findByRole('img', { name: 'Started over time. Most: 10, 2 Mar 2030.' })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Started over time' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TimeStarted',
      '1 Mar 20302',
      '2 Mar 203010',
    ]);
  });

  it('ANLY-11 the table says once at how many times nothing happened', async () => {
    const answer = anAnswer();
    const { analytics } = answer.workspace;
    const quiet = [4, 5, 6].map((day) => ({ time: `2030-03-0${day}T00:00:00Z`, value: 0 }));
    await open({
      ...answer,
      workspace: { ...answer.workspace, analytics: { ...analytics, series: [...analytics.series, ...quiet] } },
    });
    const table = within(await screen.findByRole('table', { name: 'Started over time' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TimeStarted',
      '1 Mar 20302',
      '2 Mar 203010',
      'Nothing at 3 other times',
    ]);
  });

  it('ANLY-12 ANLY-10 lists what it came to, ten at a time, and looks at one course', async () => {
    const app = await open(anAnswer());
    const table = within(await screen.findByRole('table', { name: 'In detail' }));
    for (const name of ['Course', 'Started', 'Completed', 'Active people']) {
      expect(table.getByRole('columnheader', { name })).toBeVisible();
    }
    expect(app.variables('AnalyticsPageQuery')).toMatchObject({ type: 'USER_COURSE', courseId: null, orderBy: null });
    await userEvent.click(table.getByRole('button', { name: 'Tea for beginners' }));
    await waitFor(() => expect(address(app)).toBe('?course=258'));
    expect(app.variables('AnalyticsPageQuery')).toMatchObject({ courseId: '258' });
  });

  it('ANLY-10 a press on a lecture shows it alone, and all of them again', async () => {
    const app = await open(
      anAnswer({ type: 'LECTURE', rows: [aRow({ subjectId: 77, name: 'Green tea', values: totalsOf('LECTURE', 1) })] }),
      '/admin/dashboard/?type=lectures',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Green tea' }));
    await waitFor(() => expect(address(app)).toBe('?type=lectures&course=258&only=77'));
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer({ type: 'LECTURE' }) });
    expect(await screen.findByText('Only Green tea')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address(app)).toBe('?type=lectures&course=258'));
  });

  it('OP-84 the list is downloaded as it is shown, in the language of the page', async () => {
    await open(anAnswer());
    const link = await screen.findByRole('link', { name: 'Download CSV' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/facts/usercourse.csv?sort=started%2Cdesc&lang=en'));
  });

  it('ANLY-05 ANLY-04 ANLY-12 period, number, granularity and order stand in the address', async () => {
    const app = await open(anAnswer());
    const choose = async (name: string, option: string) => {
      await userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);
      await app.answer('AnalyticsPageQuery', { Query: () => anAnswer() });
    };
    const period = await screen.findByRole('combobox', { name: 'Period' });
    expect(
      within(period)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Yesterday',
      'Last 24 hours',
      'Previous 7 days',
      'Previous 30 days',
      'Last week',
      'Last month',
      'Longest available',
      'Own dates',
    ]);
    await choose('Period', 'Last week');
    await choose('Number', 'Completed');
    await choose('Granularity', 'By hour');
    const table = within(screen.getByRole('table', { name: 'In detail' }));
    await userEvent.click(table.getByRole('button', { name: 'Completed' }));
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer() });
    expect(address(app)).toBe('?period=lastWeek&number=finished&step=hour&sort=finished');
    expect(app.variables('AnalyticsPageQuery')).toMatchObject({
      measure: 'FINISHED',
      aggregation: 'HOUR',
      compared: true,
      orderBy: { measure: 'FINISHED', direction: 'ASC' },
    });
    expect(table.getByRole('columnheader', { name: 'Completed' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(table.getByRole('button', { name: 'Course' }));
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer() });
    await userEvent.click(table.getByRole('button', { name: 'Course' }));
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer() });
    expect(app.variables('AnalyticsPageQuery')).toMatchObject({ orderBy: { name: 'SUBJECT', direction: 'DESC' } });
    expect(table.getByRole('columnheader', { name: 'Course' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('ANLY-10 CAMP-01 narrows the numbers to the people who came by a campaign', async () => {
    const app = await renderApp({
      at: '/admin/dashboard/?campaign=32',
      shell: { user: { roles: ['ROLE_ADMIN', 'ROLE_VOUCHER_ADMIN'] }, workspace: { id: 'workspace-1' } },
      pages: { AnalyticsPageQuery: { Query: () => anAnswer() } },
    });
    expect(app.variables('AnalyticsPageQuery')).toMatchObject({ campaignId: '32' });
    await app.answer('useCampaignsToFilterQuery', {
      Query: () => ({
        campaigns: { nodes: [{ id: 'campaign-31', campaignId: 31, name: 'Spring' }] },
        campaign: { id: 'campaign-32', campaignId: 32, name: 'Autumn' },
      }),
    });
    const field = await screen.findByRole('combobox', { name: 'Came by campaign' });
    await waitFor(() => expect(field).toHaveDisplayValue('Autumn'));
    await userEvent.selectOptions(field, 'Spring');
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer() });
    expect(address(app)).toBe('?campaign=31');
    expect(app.variables('AnalyticsPageQuery')).toMatchObject({ campaignId: '31' });
  });

  it('BEY-20 says what is missing where facts were forgotten, and only there', async () => {
    const answer = anAnswer();
    const kept = {
      ...answer,
      workspace: { ...answer.workspace, retention: { factsKeptFromTime: '2020-03-01T00:00:00Z' } },
    };
    const note = /^Before 1 March 2020, only totals/;
    const app = await open(kept, '/admin/dashboard/?period=2020-02-01_2020-03-31');
    expect(await screen.findByText(note)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Yesterday');
    await app.answer('AnalyticsPageQuery', { Query: () => kept });
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });

  it('ANLY-06 own dates whose first day is after the last are refused beside the field', async () => {
    const app = await open(anAnswer(), '/admin/dashboard/?period=2030-03-01_2030-03-02');
    const from = await screen.findByLabelText('From');
    await userEvent.clear(from);
    await userEvent.type(from, '2030-03-05');
    expect(from).toHaveAccessibleDescription('The first day must not be after the last.');
    expect(address(app)).toBe('?period=2030-03-01_2030-03-02');
    expect(app.operations.filter((name) => name === 'AnalyticsPageQuery')).toHaveLength(1);
  });

  it('ANLY-09 says that data is loading', async () => {
    const app = await open(null);
    expect(await screen.findByText('data loading')).toBeVisible();
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer() });
    expect(await screen.findByRole('table', { name: 'In detail' })).toBeVisible();
    expect(screen.queryByText('data loading')).toBeNull();
  });

  it('ANLY-07 an empty period gives way to the longest available one, and says so', async () => {
    const app = await open(anAnswer({ factor: 0 }), '/admin/dashboard/?period=yesterday');
    await waitFor(() => expect(address(app)).toMatch(/^\?period=longest&instead=yesterday/));
    expect(app.variables('AnalyticsPageQuery')).toMatchObject({ startTime: null, compared: false });
    // ANLY-09: a zero that is about to be replaced is no number.
    expect(card(/^Learners/)).toHaveTextContent(/^LearnersStarted$/);
    expect(screen.queryByText('0')).toBeNull();
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer() });
    expect(
      await screen.findByText('no data for the chosen period, showing the longest available period'),
    ).toBeVisible();
    await userEvent.click(card(/^Lectures/));
    await waitFor(() => expect(address(app)).toBe('?period=yesterday&type=lectures'));
  });

  it('ANLY-08 says when there is no data at all', async () => {
    await open(anAnswer({ factor: 0 }), '/admin/dashboard/?period=longest&instead=yesterday&step=day');
    expect(await screen.findByText('no data')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('ROLE-09 TRIAL-04 is left by anyone who is no longer an admin', async () => {
    const app = await open(null);
    await app.answer('AnalyticsPageQuery', { Query: () => anAnswer({ roles: [] }) });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  });
});
