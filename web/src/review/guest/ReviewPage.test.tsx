import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { asMember, singleChoiceFixture, textSection } from '../../testing/studyFixture.ts';

const time = '2030-01-31T09:00:00.000Z';

const comment = (commentId: number, change: object = {}) => ({
  commentId,
  authorName: 'Ada',
  writtenByGuest: true,
  linkName: null,
  pieces: [{ text: 'Too long.', mentioned: false, person: null }],
  createTime: time,
  editTime: null,
  ...change,
});

const thread = (threadId: number, change: object = {}) => ({
  id: `thread-${threadId}`,
  threadId,
  anchor: { part: 'SECTION', partId: 1, lectureId: 2001 },
  quote: null,
  suggestedText: null,
  state: 'OPEN',
  outcome: null,
  comments: [comment(threadId * 10)],
  ...change,
});

const connection = (nodes: readonly object[]) => ({
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

const lecture = {
  lectureId: 2001,
  name: 'First lecture',
  description: '',
  durationMinutes: 20,
  headerImageUrl: null,
  mediaSource: null,
  content: {
    sections: [asMember(textSection(1, 'Red is warm.'), '__isSectionFields')],
    questions: [singleChoiceFixture()],
  },
};

const review = (change: object = {}) => ({
  linkName: 'For the lawyers',
  expireTime: time,
  mayComment: true,
  courseId: 258,
  courseName: 'Painting',
  courseDescription: '',
  modules: [
    {
      moduleId: 1001,
      name: 'Basics',
      lectures: [{ lectureId: 2001, name: 'First lecture', durationMinutes: 20 }],
    },
  ],
  lecture,
  threads: connection([thread(7)]),
  ...change,
});

const open = (answer: object | null, at = '/review/?token=secret&lecture=2001'): Promise<AppUnderTest> =>
  renderApp({ at, pages: { ReviewPageQuery: { Query: () => ({ review: answer }) } } });

beforeEach(() => localStorage.clear());

describe('OP-276 a guest of a review', () => {
  it('reads a lecture whole, with its threads below their parts; its questions take no answer', async () => {
    const app = await open(review());
    expect(await screen.findByRole('heading', { level: 1, name: 'First lecture' })).toBeVisible();
    expect(app.variables('ReviewPageQuery')).toEqual({
      token: 'secret',
      lectureId: '2001',
      hasLecture: true,
      threadsOf: '2001',
    });
    expect(await screen.findByText('Red is warm.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Comments' })).getByText('Too long.')).toBeVisible();
    expect(document.title).toContain('First lecture – Review: Painting');
    expect(document.title).not.toContain('secret');
    expect(await screen.findByText('This question is only shown here, it takes no answer.')).toBeVisible();
  });

  it('suggests other words for those of a section, under a name that the browser keeps', async () => {
    const app = await open(review({ threads: connection([]) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Comment on section 1' }));
    const form = within(screen.getByRole('form', { name: 'Comment on section 1' }));
    expect(form.getByLabelText('Your name')).toHaveFocus();
    await userEvent.type(form.getByLabelText('Your comment'), 'More exact.');
    await userEvent.type(form.getByLabelText(/^Words it is about/), 'Blue is');
    await userEvent.click(form.getByRole('button', { name: 'Comment' }));
    expect(form.getByLabelText('Your name')).toHaveAccessibleDescription('Fill this in');
    expect(form.getByLabelText(/^Words it is about/)).toHaveAccessibleDescription(/^These words do not appear there/);
    await userEvent.type(form.getByLabelText('Your name'), 'Ada');
    await userEvent.clear(form.getByLabelText(/^Words it is about/));
    await userEvent.type(form.getByLabelText(/^Words it is about/), 'warm');
    await userEvent.click(form.getByRole('checkbox', { name: 'Suggest other words' }));
    await userEvent.clear(form.getByLabelText('Words instead'));
    await userEvent.type(form.getByLabelText('Words instead'), 'hot');
    await userEvent.click(form.getByRole('button', { name: 'Comment' }));
    expect(app.variables('useStartGuestThreadMutation')).toEqual({
      input: {
        token: 'secret',
        guestName: 'Ada',
        anchor: { part: 'SECTION', partId: '1', lectureId: '2001' },
        quote: { exact: 'warm', prefix: 'Red is ', suffix: '.' },
        suggestedText: 'hot',
        text: 'More exact.',
        idempotencyKey: expect.any(String),
      },
    });
    await app.answer('useStartGuestThreadMutation', {
      StartGuestReviewThreadPayload: () => ({ thread: thread(8), userErrors: [] }),
    });
    await app.answer('useGuestThreadsPaginationQuery', {
      Query: () => ({ review: { threads: connection([thread(8)]) } }),
    });
    expect(await screen.findByText('Too long.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Comment on section 1' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Comment on question 1' }));
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Your comment')).toHaveFocus();
  });

  it('replies, and is told kindly where the link ended meanwhile; what was written stays', async () => {
    const app = await open(review());
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Your reply'), 'I agree.');
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    expect(app.variables('useGuestReplyMutation')).toEqual({
      input: {
        token: 'secret',
        guestName: 'Ada',
        threadId: '7',
        text: 'I agree.',
        idempotencyKey: expect.any(String),
      },
    });
    await app.answer('useGuestReplyMutation', {
      AddGuestReviewCommentPayload: () => ({ thread: null, userErrors: [{ code: 'NOT_FOUND', params: {} }] }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This is not there any more/);
    expect(screen.getByLabelText('Your reply')).toHaveValue('I agree.');
  });

  it('has nothing to comment with where the link is for reading only', async () => {
    await open(review({ mayComment: false }));
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Comment|Reply)/ })).toBeNull();
  });

  it('begins with the whole course, and what is said about each lecture', async () => {
    await open(review({ lecture: null }), '/review/?token=secret');
    expect(await screen.findByRole('heading', { level: 1, name: 'Painting' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'In “First lecture”' })).toHaveAttribute(
      'href',
      '/review/?token=secret&lecture=2001',
    );
    expect(screen.getByText('Too long.')).toBeVisible();
  });

  it('is told what to do when the link does not count', async () => {
    await open(null);
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    expect(screen.getByText(/Ask the person who sent it to you/)).toBeVisible();
  });
});
