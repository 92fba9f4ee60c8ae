import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator, createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import { FakeClock, fakePorts } from '../editor/editorWorld.testkit.ts';
import { EditorTexts } from '../EditorTexts.tsx';
import { noQuote } from '../../review/textQuote.ts';
import type { CommentTarget } from './CommentsContext.ts';
import { CommentsPanel } from './CommentsPanel.tsx';

const section = (key: string, id?: number) =>
  aSection(key, { type: 'richText', html: '<p>Red is warm.</p>' }, id === undefined ? {} : { id });

const lecture = aLecture('l', { id: 2001, content: { sections: [section('s', 7), section('new')], questions: [] } });

const comment = (commentId: number, change: object = {}) => ({
  commentId,
  authorName: 'Ada',
  writtenByGuest: true,
  linkName: 'For the lawyers',
  pieces: [{ text: 'Stronger.', mentioned: false, person: null }],
  createTime: '2030-01-31T09:00:00.000Z',
  editTime: null,
  editable: false,
  deletable: true,
  ...change,
});

const thread = (threadId: number, change: object = {}) => ({
  id: `thread-${threadId}`,
  threadId,
  courseId: 258,
  anchor: { part: 'SECTION', partId: 7, lectureId: 2001 },
  quote: { exact: 'warm', prefix: '', suffix: '' },
  suggestedText: 'hot',
  guestVisible: true,
  guestVisibilityEditable: false,
  state: 'OPEN',
  outcome: null,
  resolvedByName: null,
  comments: [comment(threadId * 10)],
  ...change,
});

const threads = (...nodes: readonly object[]) => ({
  Query: () => ({
    authoredCourse: {
      id: 'course-258',
      reviewThreads: {
        totalCount: nodes.length,
        edges: nodes.map((node) => ({ cursor: 'c', node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  }),
});

async function open(target: CommentTarget | null = null, ...nodes: readonly object[]) {
  const environment = createMockEnvironment();
  const course = aCourse([aModule('m', [lecture])]);
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(new FakeClock()));
  const onPlace = vi.fn<(place: object) => void>();
  const onChanged = vi.fn<() => void>();
  editor.turnOn();
  await waitFor(() => expect(editor.getSnapshot().editable).toBe(true));
  await renderWithin(
    <EditorTexts>
      <CommentsPanel
        editor={editor}
        courseId={258}
        lecture={lecture}
        target={target}
        onTarget={() => undefined}
        onPlace={onPlace}
        onChanged={onChanged}
      />
    </EditorTexts>,
    { environment },
  );
  const answer = async (resolvers: MockPayloadGenerator.MockResolvers): Promise<object> => {
    await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
    const operation = environment.mock.getMostRecentOperation();
    await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
    return operation.request.variables;
  };
  expect(await answer(threads(...nodes))).toMatchObject({ courseId: '258', state: 'OPEN' });
  const words = () => JSON.stringify(editor.getSnapshot().draft.modules[0]?.lectures[0]?.content);
  const asked = () => environment.mock.getAllOperations();
  return { answer, asked, editor, onPlace, onChanged, words };
}

const entry = (name: string | RegExp) => within(screen.getByRole('article', { name }));

it('OP-277 threads of the open page come first, name their place and lead there', async () => {
  const elsewhere = thread(8, { anchor: { part: 'COURSE', partId: 258, lectureId: null }, quote: null });
  const gone = thread(9, { anchor: { part: 'MODULE', partId: 99, lectureId: null } });
  const { onPlace } = await open(null, elsewhere, thread(7), gone);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'On this page',
    'Elsewhere in the course',
  ]);
  expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Lecture l · Section 1: Text',
    'The whole course',
    'A part that was deleted',
  ]);
  await userEvent.click(entry(/^Lecture l/).getByRole('button', { name: 'Lecture l · Section 1: Text' }));
  expect(onPlace).toHaveBeenCalledWith({ node: 's', field: '' });
  expect(entry('A part that was deleted').getByRole('button', { name: 'Take' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('BEY-26 a review link is made from beside the comments, and the focus comes back', async () => {
  await open();
  const share = screen.getByRole('button', { name: 'Share for review' });
  await userEvent.click(share);
  await screen.findByRole('dialog', { name: 'Share for review' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(share).toHaveFocus());
});

it('OP-277 OP-346 a suggestion is taken into the draft, and resolves its thread once that is saved', async () => {
  const { answer, asked, editor, onChanged, words } = await open(null, thread(7));
  await userEvent.click(screen.getByRole('button', { name: 'Take' }));
  expect(words()).toContain('Red is hot.');
  expect(await screen.findByText(/^The words are in the draft/)).toBeVisible();
  expect(asked()).toEqual([]);
  await act(() => editor.saveNow());
  expect(
    await answer({ SetReviewThreadStatePayload: () => ({ thread: thread(7, { state: 'RESOLVED' }), userErrors: [] }) }),
  ).toEqual({ input: { courseId: '258', threadId: '7', state: 'RESOLVED', outcome: 'TAKEN' } });
  await answer(threads());
  expect(await screen.findByText('No comments here.')).toBeVisible();
  // OP-281: less is open now.
  expect(onChanged).toHaveBeenCalledOnce();
});

it.each([
  ['undone', (editor: CourseEditor) => editor.undo()],
  ['discarded', (editor: CourseEditor) => editor.reset()],
])('OP-277 OP-346 a suggestion whose taking is %s before it is saved stays open', async (_how, revert) => {
  const { asked, editor, words } = await open(null, thread(7));
  await userEvent.click(screen.getByRole('button', { name: 'Take' }));
  expect(await screen.findByText(/^The words are in the draft/)).toBeVisible();
  act(() => revert(editor));
  expect(words()).toContain('Red is warm.');
  await waitFor(() => expect(screen.queryByText(/^The words are in the draft/)).toBeNull());
  await act(() => editor.saveNow());
  expect(asked()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Take' })).not.toHaveAttribute('aria-disabled', 'true');
});

it('OP-277 OP-346 a suggestion whose words are gone stays, and is resolved by hand', async () => {
  const { answer, words } = await open(null, thread(7, { quote: { exact: 'cold', prefix: '', suffix: '' } }));
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The quoted words are not in the draft any more/);
  expect(words()).toContain('Red is warm.');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(
    await answer({ SetReviewThreadStatePayload: () => ({ thread: thread(7, { state: 'RESOLVED' }), userErrors: [] }) }),
  ).toEqual({ input: { courseId: '258', threadId: '7', state: 'RESOLVED', outcome: null } });
});

it('OP-277 one’s own comment is edited, and a reply that is refused stays in its field', async () => {
  const own = thread(7, { comments: [comment(70, { editable: true, writtenByGuest: false })] });
  const { answer } = await open(null, own);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByLabelText('Your comment'), ' Really.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await answer({ EditReviewCommentPayload: () => ({ thread: own, userErrors: [] }) })).toEqual({
    input: { courseId: '258', commentId: '70', text: 'Stronger. Really.', mentionIds: [] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByLabelText('Your reply'), 'No.');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await answer({
    AddReviewCommentPayload: () => ({ thread: null, userErrors: [{ code: 'REVIEW_FULL', params: { most: 50 } }] }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('the most is 50');
  expect(screen.getByLabelText('Your reply')).toHaveValue('No.');
});

it('OP-277 a comment is begun about the words that were selected, hidden from reviewers unless shown to them', async () => {
  const { answer } = await open({ node: 's', selected: { ...noQuote, exact: 'warm' } });
  const form = within(screen.getByRole('form', { name: 'Comment on: Lecture l · Section 1: Text' }));
  await userEvent.type(form.getByLabelText('Your comment'), 'Is it?');
  await userEvent.click(form.getByRole('button', { name: 'Comment' }));
  expect(await answer({ StartReviewThreadPayload: () => ({ thread: thread(7), userErrors: [] }) })).toEqual({
    input: {
      courseId: '258',
      anchor: { part: 'SECTION', partId: '7', lectureId: '2001' },
      quote: { exact: 'warm', prefix: 'Red is ', suffix: '.' },
      suggestedText: null,
      text: 'Is it?',
      mentionIds: [],
      guestVisible: false,
      idempotencyKey: expect.any(String),
    },
  });
});

it('OP-277 what is not saved yet can be commented on once it is', async () => {
  await open({ node: 'new', selected: noQuote });
  expect(screen.getByText(/^This part is not saved yet/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

const mention = (person: object | null) => ({ text: '@…', mentioned: true, person });
const found = (...mentionable: readonly object[]) => ({
  Query: () => ({ authoredCourse: { id: 'course-258', mentionable } }),
});

it('OP-280 a colleague is mentioned by the keyboard, and sent by who they are', async () => {
  const { answer } = await open({ node: 's', selected: noQuote });
  const field = screen.getByLabelText('Your comment');
  await userEvent.type(field, 'Look @b');
  expect(await answer(found({ userId: 4, name: 'Bo' }, { userId: 5, name: 'Bea Gray' }))).toEqual({
    courseId: '258',
    search: 'b',
  });
  const list = await screen.findByRole('listbox', { name: 'People to mention' });
  const [first, second] = within(list).getAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('Look @Bea Gray ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field, 'here');
  await userEvent.click(screen.getByRole('button', { name: 'Comment', description: '' }));
  const sent = await answer({ StartReviewThreadPayload: () => ({ thread: thread(7), userErrors: [] }) });
  expect(sent).toMatchObject({ input: { text: 'Look \u{FFFC} here', mentionIds: ['5'] } });
});

it('OP-280 the list of people closes by Escape alone, and stays closed for this name', async () => {
  const { answer } = await open({ node: 's', selected: noQuote });
  const field = screen.getByLabelText('Your comment');
  await userEvent.type(field, '@');
  await answer(found({ userId: 4, name: 'Bo' }));
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveFocus();
  await userEvent.type(field, 'bo');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('OP-280 mentions are read by the names of today, as words and never as markup, and stay through a change', async () => {
  const script = '<img src=x onerror=alert(1)>';
  const pieces = [
    mention({ userId: 4, name: script }),
    { text: ' and ', mentioned: false, person: null },
    mention(null),
  ];
  const own = thread(7, { comments: [comment(70, { editable: true, writtenByGuest: false, pieces })] });
  const { answer } = await open(null, own);
  expect(screen.getByText(`@${script}`)).toBeVisible();
  expect(screen.getByText('@Deleted account')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByLabelText('Your comment'), ' too');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await answer({ EditReviewCommentPayload: () => ({ thread: own, userErrors: [] }) })).toEqual({
    input: { courseId: '258', commentId: '70', text: '\u{FFFC} and @… too', mentionIds: ['4'] },
  });
});

it('OP-263 the author who began a thread hides it from reviewers, and others only read whether it is shown', async () => {
  const own = thread(7, { guestVisibilityEditable: true, quote: null, suggestedText: null });
  const { answer } = await open(null, own, thread(8, { anchor: { part: 'COURSE', partId: 258, lectureId: null } }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(entry(/^Lecture l/).getByRole('checkbox', { checked: true }));
  expect(
    await answer({
      SetReviewThreadVisibilityPayload: () => ({ thread: { ...own, guestVisible: false }, userErrors: [] }),
    }),
  ).toEqual({ input: { courseId: '258', threadId: '7', guestVisible: false } });
  expect(await entry(/^Lecture l/).findByRole('checkbox', { checked: false })).toBeVisible();
});
