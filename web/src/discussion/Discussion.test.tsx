import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { lectureFixture, studyCourseFixture, textSection, userCourseFixture } from '../testing/studyFixture.ts';

const ahead = '0px 0px 600px 0px';
const time = '2030-01-31T09:00:00.000Z';
/** Shell and discussion speak of the same workspace. */
const workspaceId = 'workspace-1';
let sight: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  sight = fakeIntersectionObserver();
});

const post = (postId: number, change: object = {}) => ({
  id: `post-${postId}`,
  postId,
  authorName: 'Ada',
  own: false,
  ofCourse: false,
  text: 'Words',
  createTime: time,
  editedTime: null,
  deleted: false,
  hidden: false,
  hiddenReason: null,
  editable: false,
  ...change,
});

const thread = (change: object = {}) => ({
  id: 'thread-7',
  threadId: 7,
  title: 'How does it end?',
  answerId: null,
  replyCount: 1,
  activityTime: time,
  mayAccept: true,
  mayModerate: false,
  question: post(70, { own: true, editable: true, text: 'Please help:\nhttps://a.test/x.' }),
  ...change,
});

const connection = (nodes: readonly object[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

const answer = (threads: readonly object[] | null, forumId: string | null = null) => ({
  Query: () => ({
    workspace: { id: workspaceId, publicIntegrations: forumId === null ? [] : [{ type: 'FORUM', forumId }] },
    discussion: threads === null ? null : connection(threads),
  }),
});

function openLecture(forumEnabled = true): Promise<AppUnderTest> {
  return renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: { user: {}, workspace: { id: workspaceId } },
    pages: {
      LecturePageQuery: {
        Query: () => ({
          course: studyCourseFixture({ forumEnabled, viewerUserCourse: userCourseFixture() }),
          lecture: lectureFixture({ sections: [textSection(1, 'Text')] }),
        }),
      },
    },
  });
}

async function openDiscussion(...given: Parameters<typeof answer>): Promise<AppUnderTest> {
  const app = await openLecture();
  sight.enter(ahead);
  await app.answer('DiscussionQuery', answer(...given));
  return app;
}

/** Opens the one question, with its replies. */
async function openThread(replies: readonly object[], change: object = {}): Promise<AppUnderTest> {
  const app = await openDiscussion([thread(change)]);
  await userEvent.click(await screen.findByRole('button', { name: /How does it end/ }));
  await app.answer('RepliesQuery', {
    Query: () => ({ node: { __typename: 'DiscussionThread', ...thread(change), replies: connection(replies) } }),
  });
  return app;
}

describe('where it stands', () => {
  it('FORUM-01 nothing is there, nor asked for, while the forum of the course is off', async () => {
    const app = await openLecture(false);
    sight.enter(ahead);
    expect(app.operations).not.toContain('DiscussionQuery');
  });

  it('FORUM-01 BEY-16 it is read once somebody comes near, and says what to do while it is empty', async () => {
    const app = await openLecture();
    expect(app.operations).not.toContain('DiscussionQuery');
    sight.enter(ahead);
    await app.answer('DiscussionQuery', answer([]));
    expect(await screen.findByRole('region', { name: 'Discussion' })).toHaveTextContent('No questions yet');
    expect(app.variables('DiscussionQuery')).toEqual({ courseId: '258', lectureId: '2001', signedIn: true });
  });

  it('BEY-16 whoever takes no part sees none', async () => {
    await openDiscussion(null);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Discussion' })).toBeNull());
  });

  it('FORUM-02 OP-75 a connected forum stands there instead, in a sandbox, once it is opened', async () => {
    await openDiscussion([thread()], 'https://forum.example.org/embed');
    expect(await screen.findByText(/discussed at forum\.example\.org/)).toBeVisible();
    expect(screen.queryByText('How does it end?')).toBeNull();
    expect(screen.queryByTitle('Discussion at forum.example.org')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open the discussion' }));
    const frame = screen.getByTitle('Discussion at forum.example.org');
    expect(frame).toHaveAttribute('src', 'https://forum.example.org/embed?thread=lecture-2001');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame).toHaveFocus();
  });
});

describe('taking part', () => {
  it('BEY-16 a question is asked once it has a title and words, and the list is read again', async () => {
    const app = await openDiscussion([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
    const title = screen.getByLabelText('Your question in one line');
    expect(title).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(title).toHaveAccessibleDescription('Fill this in');
    await userEvent.type(title, 'Why?');
    await userEvent.type(screen.getByLabelText('Details'), 'I wonder.');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const input = { courseId: '258', lectureId: '2001', title: 'Why?', text: 'I wonder.' };
    expect(app.variables('useAskQuestionMutation')).toEqual({
      input: { ...input, idempotencyKey: expect.any(String) },
    });
    await app.answer('useAskQuestionMutation', {
      AskQuestionPayload: () => ({ thread: thread({ title: 'Why?' }), userErrors: [] }),
    });
    await app.answer('ThreadListPaginationQuery', answer([thread({ title: 'Why?' })]));
    expect(await screen.findByRole('button', { name: /Why\?/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask a question' })).toHaveFocus());
  });

  it('BEY-16 a refusal is told, and what was written stays', async () => {
    const app = await openThread([]);
    await userEvent.type(screen.getByLabelText('Your reply'), 'So it does.');
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    await app.answer('useReplyInDiscussionMutation', {
      ReplyInDiscussionPayload: () => ({ thread: null, userErrors: [{ code: 'RATE_LIMITED', params: {} }] }),
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Your reply')).toHaveValue('So it does.');
  });

  it('BEY-16 whoever asked says which reply answered it, and text becomes links but never markup', async () => {
    const app = await openThread([post(71, { text: '<b>Well</b>', authorName: null })]);
    expect(screen.getByRole('link', { name: /https:\/\/a\.test\/x/ })).toHaveAttribute('href', 'https://a.test/x');
    const reply = within(screen.getByRole('list', { name: 'Replies' }));
    expect(reply.getByText('<b>Well</b>')).toBeVisible();
    expect(reply.getByText('Deleted account')).toBeVisible();
    await userEvent.click(reply.getByRole('button', { name: 'This answered it' }));
    expect(app.variables('useAcceptDiscussionAnswerMutation')).toEqual({ input: { threadId: '7', postId: '71' } });
    await app.answer('useAcceptDiscussionAnswerMutation', {
      AcceptDiscussionAnswerPayload: () => ({ thread: thread({ answerId: 71 }), userErrors: [] }),
    });
    expect(await screen.findByText('Answered')).toBeVisible();
    expect(reply.getByText('Answer')).toBeVisible();
  });

  it('BEY-16 others’ posts can be neither changed nor hidden, nor chosen by whoever did not ask', async () => {
    await openThread([post(71)], { mayAccept: false, question: post(70) });
    for (const name of ['Edit', 'Delete', 'Hide', 'This answered it']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('OP-75 an admin hides a reply with a reason', async () => {
    const app = await openThread([post(71)], { mayModerate: true, question: post(70) });
    const replies = within(screen.getByRole('list', { name: 'Replies' }));
    await userEvent.click(replies.getByRole('button', { name: 'Hide' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hide this from others?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Off topic');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(app.variables('useHideDiscussionPostMutation')).toEqual({ input: { postId: '71', reason: 'Off topic' } });
  });
});
