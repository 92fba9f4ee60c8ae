import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A campaign whose codes are far from used up. */
const unused = { redeemType: 'UNIQUE_CODE', maxUsages: 1, voucherCount: 50, usageCount: 1 };

const openHome = async (roles: readonly string[]) => {
  const app = await renderApp({
    at: '/admin/',
    shell: { user: { roles: [...roles] }, workspace: { id: 'workspace-1' } },
    pages: {
      AdminHomePageQuery: {
        Query: () => ({
          viewer: { user: { id: 'user-1', roles } },
          workspace: { id: 'workspace-1', trial: null },
        }),
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Admin home' });
  return app;
};

const open = async (roles: readonly string[], news: object) => {
  const app = await openHome(roles);
  await app.answer('AdminNewsQuery', { Query: () => news });
  return app;
};

const quiet = {
  workspace: {
    id: 'workspace-1',
    added: { totalCount: 0 },
    invited: { totalCount: 0 },
    rightsWait: { totalCount: 0 },
    overdueRequests: { totalCount: 0 },
    openRequests: { totalCount: 0 },
    coursesToReview: { courseCount: 0, courses: [] },
    stuck: { totalCount: 0 },
    late: { totalCount: 0 },
    dueSoon: { totalCount: 0 },
    unanswered: { totalCount: 0 },
    integrations: [],
    analytics: { people: [], learners: [], peopleBefore: [], learnersBefore: [] },
  },
  campaigns: { nodes: [] },
  jobs: { nodes: [] },
};

describe('OP-90 the first page of the admin area', () => {
  afterEach(() => void vi.useRealTimers());

  it('ADM-01 shows the answer that comes once the next minute has begun', async () => {
    vi.setSystemTime('2026-05-01T10:00:59.999Z');
    const app = await openHome(['ROLE_ADMIN']);
    await waitFor(() => expect(app.operations).toContain('AdminNewsQuery'));
    vi.setSystemTime('2026-05-01T10:01:00.001Z');
    await app.answer('AdminNewsQuery', {
      Query: () => ({ ...quiet, workspace: { ...quiet.workspace, stuck: { totalCount: 3 } } }),
    });
    expect(await screen.findByRole('region', { name: 'Needs attention' })).toBeInTheDocument();
  });

  it('ADM-01 says what waits, the most urgent first, and leads to where it is settled', async () => {
    await open(['ROLE_ADMIN'], {
      workspace: {
        ...quiet.workspace,
        added: { totalCount: 1 },
        invited: { totalCount: 12 },
        rightsWait: { totalCount: 2 },
        overdueRequests: { totalCount: 1 },
        openRequests: { totalCount: 3 },
        coursesToReview: {
          courseCount: 5,
          courses: [1, 2, 3, 4].map((courseId) => ({
            courseId,
            courseName: `Course ${courseId}`,
            questionCount: courseId,
            questionId: 70 + courseId,
          })),
        },
        stuck: { totalCount: 3 },
        late: { totalCount: 2 },
        dueSoon: { totalCount: 4 },
        unanswered: { totalCount: 1 },
        integrations: [
          { __typename: 'PersonnelIntegration', id: 'i-1', lastCheck: null, lastSync: { outcome: 'FAILED' } },
          { __typename: 'OAuthIntegration', id: 'i-2', lastCheck: { ok: false } },
        ],
      },
      campaigns: {
        nodes: [
          { id: 'c-1', campaignId: 5, name: 'Autumn', active: true, endTime: inDays(3), ...unused },
          { id: 'c-2', campaignId: 6, name: 'Off', active: false, endTime: inDays(3), ...unused },
          { id: 'c-3', campaignId: 7, name: 'Later', active: true, endTime: inDays(30), ...unused },
          { id: 'c-4', campaignId: 8, name: 'Endless', active: true, endTime: null, ...unused },
        ],
      },
      jobs: {
        nodes: [{ id: 'job-7', jobId: 7, kind: 'PEOPLE_IMPORT', exported: null, doneCount: 25, totalCount: 100 }],
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['The last sync with the personnel system failed', '/admin/integrations-management/'],
      ['1 integration did not pass its test', '/admin/integrations-management/'],
      ['Import of people in progress: 25 of 100', '/admin/jobs/job/?id=7'],
      ['1 privacy request is overdue', '/admin/privacy/?state=overdue'],
      ['2 privacy requests wait for an answer', '/admin/privacy/?state=open'],
      ['2 learners are overdue with a course', '/admin/progress/?state=overdue'],
      ['4 learners have not started a course that is due within 7 days', '/admin/progress/?state=due'],
      ['1 question of a learner has no answer yet', '/admin/discussion/?state=unanswered'],
      ['1 person is not invited yet', '/admin/users-management/?status=added'],
      ['12 invitations are not accepted yet', '/admin/users-management/?status=invited'],
      ['2 people have rights that wait for a confirmed address', '/admin/users-management/?status=rightswait'],
      ['3 learners are stuck in a course', '/admin/progress/?state=stuck'],
      ['“Course 1”: 1 question needs a look', '/admin/courses/statistics/?id=1&order=findings&question=71'],
      ['“Course 2”: 2 questions need a look', '/admin/courses/statistics/?id=2&order=findings&question=72'],
      ['“Course 3”: 3 questions need a look', '/admin/courses/statistics/?id=3&order=findings&question=73'],
      ['2 more courses have questions that need a look', '/admin/courses/'],
      [expect.stringMatching(/^The codes of “Autumn” end on /), '/admin/campaign-management/campaign/?id=5'],
    ]);
  });

  it.each([
    ['UNIQUE_CODE', { maxUsages: 1, voucherCount: 50, usageCount: 45 }, 'The codes of “Autumn” let 5 more people in'],
    ['UNIQUE_CODE', { maxUsages: 1, voucherCount: 50, usageCount: 44 }, null],
    ['MULTIPLE_USE', { maxUsages: 10, voucherCount: 1, usageCount: 10 }, 'All codes of “Autumn” are used up'],
    ['MULTIPLE_USE', { maxUsages: 0, voucherCount: 1, usageCount: 500 }, null],
    ['UNIQUE_CODE', { maxUsages: 1, voucherCount: 0, usageCount: 0 }, null],
  ])('OP-192 CAMP-01 codes of the kind %s with %o are told of as %s', async (redeemType, uses, text) => {
    const campaign = { id: 'c-1', campaignId: 5, name: 'Autumn', active: true, endTime: null, redeemType, ...uses };
    await open(['ROLE_ADMIN'], { ...quiet, campaigns: { nodes: [campaign] } });
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(list.queryAllByRole('link').map((link) => link.textContent)).toEqual(text === null ? [] : [text]);
  });

  it('ANLY-01 tells admins what happened in the last week', async () => {
    await open(['ROLE_ADMIN'], {
      ...quiet,
      workspace: {
        ...quiet.workspace,
        analytics: {
          people: [
            { measure: 'REGISTERED', value: 4 },
            { measure: 'ACTIVE', value: 1250 },
          ],
          learners: [
            { measure: 'STARTED', value: 9 },
            { measure: 'FINISHED', value: 2 },
          ],
          peopleBefore: [{ measure: 'ACTIVE', value: 900 }],
          learnersBefore: [{ measure: 'STARTED', value: 12 }],
        },
      },
    });
    const figures = within(await screen.findByRole('region', { name: 'The last 7 days' }));
    expect(figures.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '4',
      '0 the week before',
      '1,250',
      '900 the week before',
      '9',
      '12 the week before',
      '2',
      '0 the week before',
    ]);
    expect(screen.getByText('Nothing waits for you.')).toBeVisible();
  });

  it('ROLE-09 asks for a course creator nothing that is the admins’', async () => {
    const app = await open(['ROLE_COURSE_ADMIN'], {
      workspace: {
        id: 'workspace-1',
        stuck: { totalCount: 0 },
        coursesToReview: {
          courseCount: 1,
          courses: [{ courseId: 1, courseName: 'Mine', questionCount: 1, questionId: 7 }],
        },
      },
      jobs: { nodes: [] },
    });
    expect(app.variables('AdminNewsQuery')).toMatchObject({ admin: false, courses: true, vouchers: false });
    expect(await screen.findByRole('link', { name: '“Mine”: 1 question needs a look' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The last 7 days' })).toBeNull();
  });

  it('NAV-06 news that could not be read are asked for again', async () => {
    const app = await openHome(['ROLE_ADMIN']);
    await app.fail('AdminNewsQuery', new Error('The line was lost.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await app.answer('AdminNewsQuery', { Query: () => quiet });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(app.operations.filter((name) => name === 'AdminNewsQuery')).toHaveLength(2);
  });
});
