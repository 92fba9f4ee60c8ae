import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { studyCourseFixture, userCourseFixture } from '../../testing/studyFixture.ts';
import { sendEventsTo } from '../../tracking/track.ts';

const mutation = 'useRedeemVoucherMutation';

/** jsdom opens no dialogs. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(): void {
    this.removeAttribute('open');
  };
});

afterEach(() => sendEventsTo(null));

const coursePage = (course: object) => ({
  CoursePageQuery: { Query: () => ({ course: studyCourseFixture(course) }) },
});
const needsCode = { enrolment: { state: 'VOUCHER', startTime: null, endTime: null } };

async function openEntry(at = '/courses/course/#!258'): Promise<AppUnderTest> {
  const app = await renderApp({ at, shell: { user: {} }, pages: coursePage(needsCode) });
  await userEvent.click(screen.getByRole('button', { name: 'Enter a code' }));
  await screen.findByRole('dialog');
  return app;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Enter a code' }));
const field = () => dialog().getByRole('textbox', { name: 'Enrolment code' });
const confirm = () => dialog().getByRole('button', { name: 'Enrol' });

/** Confirms a code and lets the platform refuse it. */
async function refused(app: AppUnderTest, code: string, userError: object): Promise<void> {
  await userEvent.clear(field());
  await userEvent.type(field(), `${code}{Enter}`);
  const nothing = { params: null, retryAfterSeconds: null, availableFromTime: null, availableUntilTime: null };
  await app.answer(mutation, {
    Mutation: () => ({ redeemVoucher: { course: null, userErrors: [{ ...nothing, ...userError }] } }),
  });
}

describe('the voucher entry', () => {
  it('ENR-02 takes a code on the page of a course that needs one, trimmed, and opens the course', async () => {
    const app = await openEntry();
    expect(field()).toHaveFocus();
    await userEvent.type(field(), '  Welcome-2026 ');
    await userEvent.click(confirm());
    expect(app.variables(mutation)['input']).toEqual({
      code: 'Welcome-2026',
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await app.answer(mutation, {
      Mutation: () => ({
        redeemVoucher: {
          course: studyCourseFixture({
            enrolment: { state: 'ENROLLED', startTime: null, endTime: null },
            viewerUserCourse: userCourseFixture(),
          }),
          userErrors: [],
        },
      }),
    });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/course/'));
    expect(app.router.state.location.hash).toBe('#!258');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'German for Beginners' })).toHaveFocus());
  });

  it.each([
    ['the course stays one that leads back', 258, '?umbrella=false&tree=109&step=a'],
    ['another course, which the code was for, leads nowhere', 259, ''],
  ])('UMB-03 whoever was led here by an umbrella course enrols as one who was: %s', async (_what, courseId, search) => {
    const app = await openEntry('/courses/course/?umbrella=false&tree=109&step=a#!258');
    await userEvent.type(field(), 'Spring{Enter}');
    expect(app.variables(mutation)['input']).toMatchObject({ code: 'Spring', umbrellaId: '109' });
    await app.answer(mutation, {
      Mutation: () => ({ redeemVoucher: { course: studyCourseFixture({ courseId }), userErrors: [] } }),
    });
    await waitFor(() =>
      expect(app.router.state.location).toMatchObject({
        pathname: '/dashboard/course/',
        search,
        hash: `#!${courseId}`,
      }),
    );
  });

  it('ENR-02 OP-37 EVT-01 takes a code on the dashboard, also on one without courses, and tells that someone enrolled', async () => {
    const sent = vi.fn<Parameters<typeof sendEventsTo>[0] & object>();
    sendEventsTo(sent);
    const none = { totalCount: 0, edges: [], nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    const app = await renderApp({
      at: '/dashboard/',
      shell: { user: {} },
      pages: {
        DashboardPageQuery: { Query: () => ({ viewer: { continueLearning: null, active: none, completed: none } }) },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Enter a code' }));
    await screen.findByRole('dialog');
    await userEvent.type(field(), 'Spring{Enter}');
    await app.answer(mutation, {
      Mutation: () => ({ redeemVoucher: { course: studyCourseFixture({ courseId: 259 }), userErrors: [] } }),
    });
    await waitFor(() => expect(app.operations).toContain('CoursePageQuery'));
    expect(app.variables('CoursePageQuery')).toEqual({ courseId: 259 });
    expect(sent.mock.calls).toEqual([['enrol', { courseId: 259 }]]);
  });

  it('ENR-05 anyone who typed too many wrong codes is told how long to wait', async () => {
    const app = await openEntry();
    await refused(app, 'GUESS', { code: 'RATE_LIMITED', retryAfterSeconds: 840 });
    expect(dialog().getByText('Too many wrong codes. Try again in 14 minutes.')).toBeVisible();
  });

  it('ENR-03 an empty code cannot be submitted, and Enter says what is missing', async () => {
    const app = await openEntry();
    expect(confirm()).toBeDisabled();
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field(), '   {Enter}');
    expect(confirm()).toBeDisabled();
    expect(dialog().getByRole('alert')).toHaveTextContent('Enter your code');
    expect(field()).toBeInvalid();
    expect(app.operations).not.toContain(mutation);
    await userEvent.type(field(), 'A');
    expect(confirm()).toBeEnabled();
    expect(field()).toBeValid();
  });

  it.each([
    ['ERR-10', '1500', 'Voucher with code SPRING is not found'],
    ['ERR-11', '1501', 'Voucher with code SPRING already used'],
  ])(
    'ENR-05 %s a code refused with %s is explained beside the field, which has the focus',
    async (_id, code, words) => {
      const app = await openEntry();
      await refused(app, 'SPRING', { code, params: { code: 'SPRING' } });
      expect(field()).toHaveAccessibleDescription(words);
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('SPRING');
      expect(dialog().getByRole('alert')).toHaveTextContent(words);
      // Typing goes over the refused code, and nothing is said of the new one.
      await userEvent.keyboard('SUMMER');
      expect(field()).toHaveValue('SUMMER');
      expect(field()).toBeValid();
    },
  );

  it.each([
    ['NOT_AVAILABLE_YET', { availableFromTime: '2030-01-31T09:00:00.000Z' }, /starts on 31 January 2030/],
    ['NOT_AVAILABLE_ANY_MORE', { availableUntilTime: '2020-01-31T09:00:00.000Z' }, /ended on 31 January 2020/],
    ['NOT_AVAILABLE_YET', {}, /Unknown error/],
    ['RATE_LIMITED', {}, /Wait a minute/],
  ])('OP-51 ENR-05 a refusal %s %j has words of its own', async (code, values, words) => {
    const app = await openEntry();
    await refused(app, 'SPRING', { code, ...values });
    expect(field()).toHaveAccessibleDescription(words);
  });

  it('ENR-05 after a lost answer the same code keeps its key, another code gets another', async () => {
    const app = await openEntry();
    const key = () => (app.variables(mutation)['input'] as { idempotencyKey: string }).idempotencyKey;
    await userEvent.type(field(), 'SPRING{Enter}');
    const first = key();
    await app.fail(mutation, new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(field()).toHaveAccessibleDescription(/Nothing is lost/);
    await refused(app, 'SPRING', { code: '1500', params: { code: 'SPRING' } });
    expect(key()).toBe(first);
    await refused(app, 'SUMMER', { code: '1500', params: { code: 'SUMMER' } });
    expect(key()).not.toBe(first);
  });

  it('ENR-02 is left without asking the platform', async () => {
    const app = await openEntry();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.operations).not.toContain(mutation);
  });
});
