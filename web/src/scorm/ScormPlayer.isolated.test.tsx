import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openCommitStore } from '../offline/commit/commitStore.ts';
import { sealed, type FromPlayer } from './player/protocol.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { lectureFixture, studyCourseFixture, userCourseFixture } from '../testing/studyFixture.ts';

const state = {
  cmi: {},
  completion: 'UNKNOWN',
  success: 'UNKNOWN',
  finished: false,
  scoreScaled: null,
  totalSeconds: 0,
  sessionCount: 0,
};

const anItem = (itemId: string, change: object = {}) => ({
  itemId,
  title: `Part ${itemId}`,
  parentId: null,
  launchUrl: `https://content.test/p/lectern.test/ticket/${itemId}.html`,
  masteryScore: null,
  completionThreshold: null,
  launchData: '',
  objectiveIds: [],
  timeLimitAction: null,
  maxTimeAllowed: null,
  state: { ...state, ...change },
});

const aPackage = (...items: readonly object[]) => ({
  Query: () => ({
    lecture: {
      name: 'Safety at work',
      scorm: {
        version: 'SCORM_12',
        title: 'Fire safety',
        contentUrl: 'https://content.test/p/lectern.test/ticket/',
        leaving: null,
        items,
      },
    },
  }),
});

async function openLecture({ roles = [], enrolled = false }: { roles?: readonly string[]; enrolled?: boolean } = {}) {
  const app = await renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: { user: { roles: [...roles] } },
    pages: {
      LecturePageQuery: {
        Query: () => ({
          course: studyCourseFixture({ viewerUserCourse: enrolled ? userCourseFixture({}) : null }),
          lecture: lectureFixture({
            mediaSource: {
              url: 'https://lectern.test/scorm/258/p/a.html',
              kind: 'SCORM',
              startTime: null,
              finishTime: null,
            },
          }),
        }),
      },
    },
  });
  return app;
}

/** What the run-time page in a frame says. */
function say(frame: HTMLIFrameElement, message: FromPlayer): void {
  const said = { data: sealed(message), origin: 'https://content.test', source: frame.contentWindow };
  act(() => void window.dispatchEvent(new MessageEvent('message', said)));
}

/** The unseen player is asked for what was left, and says so. */
async function nothingLeft(): Promise<void> {
  say(await unseenFrame(), { type: 'left', commits: [] });
}

const unseenFrame = () =>
  waitFor(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[hidden]');
    if (frame === null) throw new Error('The player is not asked for what was left.');
    return frame;
  });

afterEach(async () => {
  vi.restoreAllMocks();
  // What a test leaves to be sent would be sent first in the next one.
  await openCommitStore().discard(1001);
});

it('SCORM-02 a learner sees how far each item is, and how it continues', async () => {
  const app = await openLecture({ enrolled: true });
  await screen.findByRole('heading', { level: 1 });
  await app.answer(
    'ScormPlayerQuery',
    aPackage(
      anItem('a', { finished: true, success: 'PASSED', scoreScaled: 0.8, totalSeconds: 130, sessionCount: 2 }),
      anItem('b', { completion: 'INCOMPLETE', sessionCount: 1, totalSeconds: 20 }),
      anItem('c'),
    ),
  );
  await nothingLeft();
  const parts = within(await screen.findByRole('list', { name: 'Parts of the lesson' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Part aPassed · Score 80% · 2\u00a0minStart overOpen again',
    'Part bIn progress · Less than a minuteContinue',
    'Part cNot startedStart',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Start: Part c' }));
  expect(screen.getByTitle('Part c')).toHaveAttribute('src', 'https://content.test/player/index.html');
});

it('SCORM-02 the lesson has the focus while it is open, and what opens it again once it is closed', async () => {
  const app = await openLecture({ enrolled: true });
  await screen.findByRole('heading', { level: 1 });
  await app.answer('ScormPlayerQuery', aPackage(anItem('a')));
  await nothingLeft();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Part a');
  expect(frame).toHaveFocus();
  say(frame, { type: 'ready' });
  await userEvent.click(screen.getByRole('button', { name: 'Close the lesson' }));
  expect(frame).toBeInTheDocument();
  say(frame, { type: 'closed' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus());
});

it('SCORM-02 OP-70 another part opens once the one before has had its last word and the server has it', async () => {
  const app = await openLecture({ enrolled: true });
  await screen.findByRole('heading', { level: 1 });
  await app.answer('ScormPlayerQuery', aPackage(anItem('a'), anItem('b')));
  await nothingLeft();
  await userEvent.click(await screen.findByRole('button', { name: 'Start: Part a' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Part a');
  say(frame, { type: 'ready' });
  await userEvent.click(screen.getByRole('button', { name: 'Start: Part b' }));
  expect(frame).toBeInTheDocument();
  say(frame, {
    type: 'commit',
    cmi: { 'cmi.core.lesson_location': '12' },
    sessionSeconds: 3,
    sequence: 1,
    asked: true,
  });
  say(frame, { type: 'closed' });
  await app.answer('useSendCommitMutation', {
    Mutation: () => ({
      commitScorm: { item: null, lecture: null, userCourse: null, newAchievements: [], leftOut: null, userErrors: [] },
    }),
  });
  expect(app.operations.filter((name) => name === 'useSendCommitMutation')).toHaveLength(1);
  const next = await screen.findByTitle('Part b');
  // The focus follows once it is drawn.
  await waitFor(() => expect(next).toHaveFocus());
  expect(frame).not.toBeInTheDocument();
});

it('SCORM-02 OP-70 what waits is sent as soon as nobody looks at the page', async () => {
  const app = await openLecture({ enrolled: true });
  await screen.findByRole('heading', { level: 1 });
  await app.answer('ScormPlayerQuery', aPackage(anItem('a')));
  await nothingLeft();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Part a');
  say(frame, { type: 'commit', cmi: { 'cmi.suspend_data': 'a' }, sessionSeconds: 3, sequence: 1, asked: false });
  expect(app.operations).not.toContain('useSendCommitMutation');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(app.variables('useSendCommitMutation')).toMatchObject({ input: { cmi: { 'cmi.suspend_data': 'a' } } });
});

it('SCORM-02 a package that is called as its lecture is not named twice', async () => {
  const app = await openLecture({ enrolled: true });
  await screen.findByRole('heading', { level: 1 });
  const named = aPackage(anItem('a'));
  const lecture = { ...named.Query().lecture, name: 'Fire safety' };
  await app.answer('ScormPlayerQuery', { Query: () => ({ lecture }) });
  await screen.findByRole('button', { name: 'Start' });
  expect(screen.queryByRole('heading', { name: 'Fire safety' })).not.toBeInTheDocument();
});

it('SCORM-02 an author who is not enrolled looks at it, and nothing is counted', async () => {
  const app = await openLecture({ roles: ['ROLE_COURSE_ADMIN'] });
  await screen.findByRole('heading', { level: 1 });
  await app.answer('ScormPlayerQuery', aPackage(anItem('a')));
  expect(await screen.findByText('You can look at the lesson; nothing is counted.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByTitle('Part a')).toBeVisible();
});

it('SCORM-02 OP-73 an author reads that the package is missing here, and what to do', async () => {
  const app = await openLecture({ roles: ['ROLE_COURSE_ADMIN'] });
  await screen.findByRole('heading', { level: 1 });
  const { lecture } = aPackage(anItem('a')).Query();
  await app.answer('ScormPlayerQuery', { Query: () => ({ lecture: { ...lecture, scorm: null } }) });
  expect(await screen.findByText(/is not in this workspace\. Upload it again/)).toBeVisible();
});

it('SCORM-02 for everyone else it opens by enrolling', async () => {
  const app = await openLecture();
  expect(await screen.findByText('The interactive lesson opens for anyone who is enrolled.')).toBeVisible();
  expect(app.operations).not.toContain('ScormPlayerQuery');
});

it('SCORM-02 OP-115 what an item said as its page went is sent before an item opens, which then begins with what the server has', async () => {
  const app = await openLecture({ enrolled: true });
  await screen.findByRole('heading', { level: 1 });
  await app.answer('ScormPlayerQuery', aPackage(anItem('a')));
  const frame = await unseenFrame();
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  say(frame, { type: 'ready' });
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ type: 'collect' }), 'https://content.test');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  const session = '6f0c3f6e-4f0f-4f5c-9a6b-0d2f4b1f7a01';
  const left = { itemId: 'a', session, sequence: 4, cmi: { 'cmi.core.lesson_location': '7' }, sessionSeconds: 3 };
  say(frame, { type: 'left', commits: [left] });
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'collected', session, sequence: 4 }),
      'https://content.test',
    ),
  );
  await waitFor(() =>
    expect(app.variables('useSendCommitMutation')).toMatchObject({ input: { session, sequence: 4 } }),
  );
  expect(screen.queryByTitle('Part a')).not.toBeInTheDocument();
  await app.answer('useSendCommitMutation', {
    Mutation: () => ({
      commitScorm: { item: null, lecture: null, userCourse: null, newAchievements: [], leftOut: null, userErrors: [] },
    }),
  });
  await app.answer('ScormPlayerQuery', aPackage(anItem('a', { sessionCount: 1, completion: 'INCOMPLETE' })));
  expect(await screen.findByTitle('Part a')).toBeVisible();
  expect(screen.getByText(/^In progress/)).toBeVisible();
});
