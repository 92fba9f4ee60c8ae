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
  writtenByViewer: false,
  writtenByCreator: false,
  text: 'Words',
  createTime: time,
  editTime: null,
  deleted: false,
  hidden: false,
  hiddenReason: null,
  editable: false,
  reportable: false,
  reported: false,
  reports: null,
  ...change,
});

const thread = (change: object = {}) => ({
  id: 'thread-7',
  threadId: 7,
  courseId: 258,
  lectureId: 2001,
  title: 'How does it end?',
  answerId: null,
  replyCount: 1,
  lastActivityTime: time,
  mayAccept: true,
  mayModerate: false,
  pinned: false,
  closed: false,
  question: post(70, { writtenByViewer: true, editable: true, text: 'Please help:\nhttps://a.test/x.' }),
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

function openLecture(forumEnabled = true, search = '?lecture=2001&module=1001'): Promise<AppUnderTest> {
  return renderApp({
    at: `/courseware/${search}#!258`,
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

  it('FORUM-01 BEY-16 it is read once someone comes near, and says what to do while it is empty', async () => {
    const app = await openLecture();
    expect(app.operations).not.toContain('DiscussionQuery');
    sight.enter(ahead);
    await app.answer('DiscussionQuery', answer([]));
    expect(await screen.findByRole('region', { name: 'Discussion' })).toHaveTextContent('No questions yet');
    expect(app.variables('DiscussionQuery')).toEqual({ courseId: '258', lectureId: '2001', signedIn: true });
  });

  it('BEY-16 anyone who takes no part sees none', async () => {
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

describe('a question that the address names', () => {
  async function openNamed(named: object): Promise<AppUnderTest> {
    const app = await openLecture(true, '?lecture=2001&module=1001&question=7');
    sight.enter(ahead);
    await app.answer('DiscussionQuery', answer([thread()]));
    await app.answer('NamedThreadQuery', { Query: () => ({ discussionThread: named }) });
    return app;
  }

  it('BEY-16 is open above the list, which is not drawn without another one', async () => {
    await openNamed(thread());
    const region = within(await screen.findByRole('region', { name: /Discussion/ }));
    expect(await region.findByRole('button', { name: /How does it end/, expanded: true })).toBeVisible();
    expect(region.queryByRole('list')).toBeNull();
  });

  it.each([{ lectureId: 2002 }, { courseId: 259 }])('BEY-16 is none of another place: %j', async (elsewhere) => {
    await openNamed(thread(elsewhere));
    expect(await screen.findByText('The question you came for is not here any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /How does it end/ })).toBeNull();
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
    // In the next frame; who types before is led on to the other field.
    await waitFor(() => expect(title).toHaveFocus());
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

  it('BEY-16 anyone who asked says which reply answered it, and text becomes links but never markup', async () => {
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

  it('BEY-16 others’ posts can be neither changed nor hidden, nor chosen by anyone who did not ask', async () => {
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

  it('OP-75 a learner reports a reply with a reason, once', async () => {
    const app = await openThread([post(71, { reportable: true })], { mayAccept: false, question: post(70) });
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Report this to those who run the course?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Reason'), 'Rude');
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(app.variables('useReportDiscussionPostMutation')).toEqual({ input: { postId: '71', reason: 'Rude' } });
    await app.answer('useReportDiscussionPostMutation', {
      ReportDiscussionPostPayload: () => ({ post: post(71, { reported: true }), userErrors: [] }),
    });
    expect(await screen.findByText(/^You reported this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });

  it('OP-75 a moderator reads who reported a reply and why, and keeps it', async () => {
    const reports = [{ reporterName: 'Lena', reason: 'Rude', createTime: time }];
    const app = await openThread([post(71, { reports })], { mayModerate: true, question: post(70) });
    expect(screen.getByText('Reported by Lena: Rude')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(app.variables('useKeepDiscussionPostMutation')).toEqual({ input: { postId: '71' } });
    await app.answer('useKeepDiscussionPostMutation', {
      KeepDiscussionPostPayload: () => ({ post: post(71, { reports: [] }), userErrors: [] }),
    });
    await waitFor(() => expect(screen.queryByText('Reported by Lena: Rude')).toBeNull());
  });

  it('BEY-16 a moderator pins a question, and is told why not beyond three', async () => {
    const app = await openThread([], { mayModerate: true });
    await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
    expect(app.variables('useMarkDiscussionThreadMutation')).toEqual({ input: { threadId: '7', pinned: true } });
    await app.answer('useMarkDiscussionThreadMutation', {
      MarkDiscussionThreadPayload: () => ({
        thread: null,
        userErrors: [{ code: 'PINNED_FULL', params: { most: 3 } }],
      }),
    });
    expect(await screen.findByText(/^At most 3 questions can be pinned/)).toBeVisible();
  });

  it('BEY-16 a closed question says so, and takes no reply', async () => {
    await openThread([post(71)], { closed: true, mayModerate: false });
    expect(screen.getByText('This question is closed. Nobody can reply any more.')).toBeVisible();
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });
});

describe('BEY-45 OP-312 what others write meanwhile', () => {
  const live = (...nodes: readonly object[]) => ({
    Subscription: () => ({ discussion: connection(nodes) }),
  });
  const later = thread({ id: 'thread-9', threadId: 9, title: 'And then?', question: post(90) });

  it('a new question is offered, politely and without moving the list, and focused once it is shown', async () => {
    const app = await openDiscussion([thread()]);
    await app.tell('useLiveDiscussionSubscription', live(thread()));
    expect(screen.queryByRole('button', { name: /new question/ })).toBeNull();
    await app.tell('useLiveDiscussionSubscription', live(later, thread()));
    const status = screen.getByText('1 new question – show').closest('[role=status]');
    expect(status).toHaveStyle({ height: '0' });
    expect(screen.queryByText('And then?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '1 new question – show' }));
    await app.answer('ThreadListPaginationQuery', {
      Query: () => ({ discussion: connection([later, thread()]) }),
    });
    await waitFor(() => expect(screen.getByRole('button', { name: /And then/ })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /new question/ })).toBeNull();
  });

  it('one that the viewer asked elsewhere is no news', async () => {
    const app = await openDiscussion([thread()]);
    const own = { ...later, question: post(90, { writtenByViewer: true }) };
    await app.tell('useLiveDiscussionSubscription', live(own, thread()));
    expect(screen.queryByRole('button', { name: /new question/ })).toBeNull();
  });

  it('new replies are counted on a question that is closed, and forgotten once it is opened', async () => {
    const app = await openDiscussion([thread()]);
    await app.tell('useLiveDiscussionSubscription', live(thread({ replyCount: 3 })));
    expect(screen.getByRole('button', { name: /How does it end/ })).toHaveTextContent('2 new replies');
    expect(screen.getByText('How does it end?: 2 new replies')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /How does it end/ }));
    expect(screen.getByRole('button', { name: /How does it end/ })).not.toHaveTextContent('new');
    await userEvent.click(screen.getByRole('button', { name: /How does it end/ }));
    expect(screen.getByRole('button', { name: /How does it end/ })).not.toHaveTextContent('new');
  });

  it('new replies to a question that is read are offered, beside a reply that is being written', async () => {
    const app = await openThread([post(71)]);
    const field = screen.getByRole('textbox', { name: 'Your reply' });
    await userEvent.type(field, 'I think');
    await app.tell('useLiveDiscussionSubscription', live(thread({ replyCount: 2 })));
    expect(field).toHaveFocus();
    const show = screen.getByRole('button', { name: '1 new reply – show' });
    expect(screen.getByRole('list', { name: 'Replies' }).children).toHaveLength(1);
    await userEvent.click(show);
    await app.answer('RepliesPaginationQuery', {
      Query: () => ({
        node: {
          __typename: 'DiscussionThread',
          ...thread({ replyCount: 2 }),
          replies: connection([post(71), post(72, { text: 'It ends well' })]),
        },
      }),
    });
    await waitFor(() => expect(screen.getByText('It ends well').closest('[tabindex]')).toHaveFocus());
    expect(field).toHaveValue('I think');
    expect(screen.queryByRole('button', { name: /new reply/ })).toBeNull();
  });

  it('where no stream comes through, it is read when someone turns to the tab', async () => {
    const app = await openDiscussion([thread()]);
    await app.fail('useLiveDiscussionSubscription', new Error('NO_STREAM'));
    expect(app.operations).not.toContain('useLiveDiscussionQuery');
    window.dispatchEvent(new Event('focus'));
    await app.answer('useLiveDiscussionQuery', { Query: () => ({ discussion: connection([later, thread()]) }) });
    expect(screen.getByRole('button', { name: '1 new question – show' })).toBeVisible();
  });
});
