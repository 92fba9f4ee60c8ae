import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../requestError.ts';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import {
  gateFixture,
  lectureFixture,
  moduleStateFixture,
  singleChoiceFixture,
  stepFixture,
  studyCourseFixture,
  textSection,
  userCourseFixture,
} from '../testing/studyFixture.ts';

const seen = 'useMarkLectureSeenMutation';
const position = 'useSaveStudyPositionMutation';
let sight: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  sight = fakeIntersectionObserver();
});

function openLecture(
  lecture: Parameters<typeof lectureFixture>[0],
  { userCourse = {}, course = {}, visitor = false }: { userCourse?: object; course?: object; visitor?: boolean } = {},
): Promise<AppUnderTest> {
  return renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: visitor ? {} : { user: {} },
    pages: {
      LecturePageQuery: {
        Query: () => ({
          course: studyCourseFixture({ viewerUserCourse: visitor ? null : userCourseFixture(userCourse), ...course }),
          lecture: lectureFixture(lecture),
        }),
      },
    },
  });
}

const seenAnswer = (lecture: Parameters<typeof lectureFixture>[0] = {}) => ({
  Mutation: () => ({
    markLectureSeen: {
      lecture: lectureFixture({
        progress: { done: true, doneTime: '2030-01-31T09:00:00.000Z', skipped: false, status: 'DONE' },
        ...lecture,
      }),
      userCourse: userCourseFixture({ seenPercent: 50 }),
      newAchievements: [],
      userErrors: [],
    },
  }),
});

afterEach(() => void vi.useRealTimers());

/** The margin of what watches for the end: in sight, or passed. */
const end = '1000000px 0px 0px 0px';

/** Does something on the test's own clock, which then continues by so many milliseconds. */
function thenWait(milliseconds: number, action: () => void): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  action();
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** The end of the lecture is in sight for so many milliseconds. */
function stayAtEnd(milliseconds: number): void {
  thenWait(milliseconds, () => sight.enter(end));
  vi.useRealTimers();
}

const dialogSection = (sectionId: number): object => ({
  __typename: 'DialogSection',
  __isSectionFields: 'DialogSection',
  sectionId,
  number: sectionId,
  turns: [
    {
      usesOwnPicture: false,
      side: 'LEFT',
      avatarUrl: null,
      avatarName: 'Ada',
      bubbles: ['Good morning', 'Ready?'].map((html) => ({ __typename: 'TextBubble', html })),
    },
  ],
});

const scrollDivider = (sectionId: number): object => ({ __typename: 'ScrollSection', sectionId, number: sectionId });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const next = () => screen.getByRole('button', { name: /^Next:/ });

describe('the lecture page', () => {
  it('LEC-06 LEC-01 reads the lecture of the address and goes to the next one', async () => {
    const app = await openLecture({ sections: [textSection(1, 'Guten Morgen')] });
    expect(app.variables('LecturePageQuery')).toMatchObject({ courseId: 258, lectureId: 2001, reading: true });
    expect(screen.getByRole('heading', { level: 1, name: 'First lecture' })).toBeVisible();
    await userEvent.click(next());
    expect(app.router.state.navigation.location?.search ?? app.router.state.location.search).toBe(
      '?lecture=2002&module=1001',
    );
  });

  it('LEC-01 goes back to the previous lecture, also by the keyboard', async () => {
    const app = await openLecture({
      previous: stepFixture({ lectureId: 1999, name: 'Before' }),
      sections: [textSection(1, 'a')],
    });
    expect(screen.getByRole('button', { name: 'Previous: Before' })).toBeVisible();
    await userEvent.keyboard('{Alt>}{Shift>}[KeyP]{/Shift}{/Alt}');
    await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ lectureId: 1999 }));
  });

  it('LEC-01 the heading of the next lecture takes the focus', async () => {
    const app = await openLecture({ sections: [textSection(1, 'a')] });
    await userEvent.click(next());
    await app.answer('LecturePageQuery', {
      Query: () => ({
        course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }),
        lecture: lectureFixture({
          id: 'lecture-2002',
          lectureId: 2002,
          name: 'Second lecture',
          durationMinutes: 16,
          next: null,
        }),
      }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Second lecture' })).toHaveFocus();
  });

  it('LEC-10 in a fixed order next is locked while the lecture is not done, and says what opens it', async () => {
    const app = await openLecture(
      {
        navigationMode: 'NEXT_BUTTON',
        sections: [textSection(1, 'a'), textSection(2, 'b')],
        questions: [singleChoiceFixture()],
        next: stepFixture({ gate: gateFixture({ openQuestionCount: 2 }) }),
      },
      { course: { sequentialProgress: true } },
    );
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAccessibleDescription('2 questions left');
    await userEvent.click(next());
    expect(app.router.state.location.search).toContain('lecture=2001');
  });

  it('LEC-11 next is locked until the next module starts, with its date', async () => {
    await openLecture({
      sections: [textSection(1, 'a')],
      next: stepFixture({ gate: gateFixture({ reason: 'MODULE_NOT_STARTED', time: '2030-01-31T09:00:00.000Z' }) }),
    });
    expect(next()).toHaveAccessibleDescription('The next module opens on 31 January 2030.');
  });

  it('OP-45 names the lecture that must be done first and leads there', async () => {
    await openLecture({
      sections: [textSection(1, 'a')],
      next: stepFixture({
        gate: gateFixture({
          reason: 'SEQUENTIAL',
          lectureId: 1990,
          lectureName: 'The very first',
          openQuestionCount: 1,
        }),
      }),
    });
    expect(next()).toHaveAccessibleDescription('Finish “The very first” first: it has 1 question left.');
    expect(screen.getByRole('link', { name: 'Go to that lecture' })).toHaveAttribute(
      'href',
      '/courseware/?lecture=1990&module=1001#!258',
    );
  });

  it('LEC-03 a continue button reveals the next part, which takes the focus', async () => {
    await openLecture({ navigationMode: 'NEXT_BUTTON', sections: [textSection(1, 'One'), textSection(2, 'Two')] });
    expect(screen.getByText('One')).toBeVisible();
    expect(screen.queryByText('Two')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Two').closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('LEC-03 everything follows by scrolling', async () => {
    await openLecture({ navigationMode: 'SCROLL', sections: [textSection(1, 'One'), textSection(2, 'Two')] });
    expect(screen.getByText('Two')).toBeVisible();
  });

  it.each([
    ['by scrolling', { navigationMode: 'SCROLL', sections: [dialogSection(1), textSection(2, 'Two')] }, 'Two'],
    [
      'before a scroll divider',
      { navigationMode: 'NEXT_BUTTON', sections: [dialogSection(1), scrollDivider(2), textSection(3, 'Two')] },
      'Two',
    ],
    ['at the end', { navigationMode: 'NEXT_BUTTON', sections: [dialogSection(1)] }, 'Mark as done'],
    ['at the end by scrolling', { navigationMode: 'SCROLL', sections: [dialogSection(1)] }, 'Mark as done'],
  ])(
    'SEC-18 LEC-17 a dialog %s holds what follows, the mark and next until its last bubble',
    async (_place, lecture, follows) => {
      const app = await openLecture({ ...lecture, next: stepFixture({ gate: gateFixture() }) });
      await screen.findByRole('list', { name: 'Conversation' });
      expect(screen.queryByText(follows)).not.toBeInTheDocument();
      expect(next()).toHaveAccessibleDescription('Read this lecture to the end to open the next one.');
      sight.enter();
      expect(screen.queryByText(follows)).not.toBeInTheDocument();
      expect(app.operations).not.toContain(seen);
      // Once both bubbles have been typed.
      expect(await screen.findByText(follows)).toBeVisible();
      stayAtEnd(1500);
      expect(app.operations).toContain(seen);
    },
  );

  it('LEC-17 OP-45 reading to the last section marks the lecture as seen, once', async () => {
    const app = await openLecture({ sections: [textSection(1, 'One')] });
    stayAtEnd(1500);
    stayAtEnd(1500);
    expect(app.operations.filter((name) => name === seen)).toHaveLength(1);
    expect(app.variables(seen)['input']).toMatchObject({ userCourseId: '4001', lectureId: '2001' });
    await app.answer(seen, seenAnswer());
    expect(screen.getByText('This lecture is done')).toBeVisible();
    expect(screen.getByText('50% done')).toBeVisible();
  });

  it('OP-45 opening a lecture whose end is in sight at once is no reading', async () => {
    const app = await openLecture({ sections: [textSection(1, 'One')] });
    thenWait(1400, () => sight.enter(end));
    thenWait(5000, () => sight.leave(end));
    expect(app.operations).not.toContain(seen);
  });

  it('OP-45 a lecture in a hidden window is not read', async () => {
    const app = await openLecture({ sections: [textSection(1, 'One')] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    stayAtEnd(5000);
    expect(app.operations).not.toContain(seen);
    visibility.mockReturnValue('visible');
    thenWait(1500, () => document.dispatchEvent(new Event('visibilitychange')));
    expect(app.operations).toContain(seen);
    visibility.mockRestore();
  });

  it('OP-45 open questions keep a lecture from being seen until the last of them is settled', async () => {
    const question = { settled: true, placed: true, chosenPosition: 2, correctPosition: 2, correct: true };
    const app = await openLecture({
      sections: [{ __typename: 'QuestionSection', sectionId: 1, question: singleChoiceFixture({ placed: true }) }],
      questions: [singleChoiceFixture({ placed: true })],
      next: stepFixture({ gate: gateFixture({ openQuestionCount: 1 }) }),
    });
    stayAtEnd(5000);
    expect(app.operations).not.toContain(seen);
    expect(next()).toHaveAccessibleDescription('1 question left');
    await userEvent.click(screen.getByRole('radio', { name: /Guten Morgen/ }));
    await app.answer('useAnswerQuestionMutation', {
      Mutation: () => ({
        answerQuestion: {
          correct: true,
          question: singleChoiceFixture(question),
          lecture: lectureFixture({ progress: { done: true, doneTime: null, status: 'DONE' } }),
          userCourse: userCourseFixture(),
          newAchievements: [],
          userErrors: [],
        },
      }),
    });
    expect(next()).not.toHaveAccessibleDescription();
    // Done by its points, and at once among the lectures that count as done.
    expect(app.operations.filter((name) => name === seen)).toHaveLength(1);
  });

  it('OP-45 an exhausted question is settled, too', async () => {
    const app = await openLecture({
      sections: [textSection(1, 'One')],
      questions: [singleChoiceFixture({ userAnswer: 1, correct: false, wrongCount: 3, settled: true })],
    });
    stayAtEnd(1500);
    expect(app.operations).toContain(seen);
  });

  it('LEC-17 OP-104 where a date keeps the next lecture closed, marking a lecture with open questions is called skipping them', async () => {
    const app = await openLecture({
      sections: [textSection(1, 'One')],
      questions: [singleChoiceFixture({ placed: true })],
      next: stepFixture({ gate: gateFixture({ reason: 'MODULE_NOT_STARTED', time: '2035-01-31T09:00:00.000Z' }) }),
    });
    await press('Skip the question');
    await app.answer(seen, seenAnswer());
    expect(screen.getByText('This lecture is done')).toBeVisible();
  });

  it('OP-103 a lecture that is done by its points is marked at once, so that the share done never lags behind the ticks', async () => {
    const app = await openLecture({
      sections: [textSection(1, 'One')],
      questions: [singleChoiceFixture({ userAnswer: 2, correct: true, settled: true })],
      progress: { done: true, doneTime: null, skipped: false, status: 'DONE' },
    });
    expect(app.operations.filter((name) => name === seen)).toHaveLength(1);
    await app.answer(seen, seenAnswer());
    expect(screen.getAllByText('50% done')[0]).toBeVisible();
  });

  const withQuestion = {
    sections: [textSection(1, 'One')],
    questions: [singleChoiceFixture()],
    next: stepFixture({ gate: gateFixture({ openQuestionCount: 1 }) }),
  };

  it.each([
    ['free', false],
    ['fixed', true],
  ])(
    'LEC-10 OP-153 where the order is %s, next asks once before it leaves questions open, and skips them when told to',
    async (_order, sequentialProgress) => {
      const app = await openLecture(withQuestion, { course: { sequentialProgress } });
      expect(screen.queryByRole('button', { name: /skip/i })).not.toBeInTheDocument();
      await userEvent.click(next());
      const asked = screen.getByRole('group', { name: /^You have 1 question left\. Skip it or answer it:/ });
      expect(within(asked).getByRole('button', { name: 'Answer it' })).toHaveFocus();
      expect(app.operations).not.toContain(seen);
      await press('Skip it');
      expect(app.router.state.location.search).toContain('lecture=2001');
      await app.answer(seen, seenAnswer());
      await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ lectureId: 2002 }));
    },
  );

  it('OP-153 who wants to answer gets to the first question that is open, and next back', async () => {
    const app = await openLecture(withQuestion);
    await userEvent.click(next());
    await press('Answer it');
    const card = screen.getByRole('article', { name: 'Question 1' });
    expect(card).toContainElement(document.activeElement as HTMLElement);
    expect(next()).toBeVisible();
    expect(app.operations).not.toContain(seen);
  });

  it('LEC-10 OP-153 leaving a lecture that was only not read to its end is asked as well, and leaves it as it is', async () => {
    const app = await openLecture({
      sections: [textSection(1, 'One')],
      next: stepFixture({ gate: gateFixture() }),
    });
    await userEvent.keyboard('{Alt>}{Shift>}[KeyN]{/Shift}{/Alt}');
    expect(screen.getByRole('group', { name: /^You have not read this lecture to the end/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(next()).toHaveFocus());
    await userEvent.click(next());
    await press('Leave for later');
    await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ lectureId: 2002 }));
    expect(app.operations).not.toContain(seen);
  });

  it('LIVE-02 LEC-17 a live lecture that is ahead is not marked as done by hand, and says when it starts', async () => {
    const live = (startTime: string) =>
      openLecture({
        mediaSource: { url: 'https://zoom.us/j/1', kind: 'LIVE_LECTURE', startTime, endTime: null },
        sections: [textSection(1, 'One')],
        next: stepFixture({ gate: gateFixture() }),
      });
    const { unmount } = await live('2035-01-31T09:00:00.000Z');
    expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument();
    expect(next()).toHaveAccessibleDescription(/^The live lecture starts later: 31 January 2035/);
    expect(screen.queryByText(/Read this lecture to the end/)).not.toBeInTheDocument();
    unmount();
    await live('2020-01-31T09:00:00.000Z');
    expect(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  });

  it('OP-104 a lecture without its points says so and is not marked as mastered', async () => {
    await openLecture(
      {
        sections: [textSection(1, 'One')],
        questions: [singleChoiceFixture({ placed: true })],
        progress: { done: true, doneTime: '2030-01-31T09:00:00.000Z', skipped: true, status: 'DONE' },
      },
      { userCourse: { moduleProgress: [moduleStateFixture([{ status: 'DONE', done: true, skipped: true }])] } },
    );
    expect(screen.getByText('Skipped with 1 question left. You can still answer it.')).toBeVisible();
    expect(screen.queryByText('This lecture is done')).not.toBeInTheDocument();
    const outline = within(screen.getByRole('navigation', { name: 'Course contents' }));
    expect(outline.getByRole('img', { name: 'Skipped' })).toBeVisible();
    expect(outline.queryByRole('img', { name: 'Done' })).not.toBeInTheDocument();
    expect(outline.getByText('1 lecture skipped')).toBeVisible();
  });

  it('OP-45 a lecture that was seen is not marked again', async () => {
    const app = await openLecture({
      sections: [textSection(1, 'One')],
      progress: { done: true, doneTime: '2030-01-31T09:00:00.000Z', status: 'DONE' },
    });
    stayAtEnd(1500);
    await userEvent.click(next());
    expect(app.operations).not.toContain(seen);
  });

  it('OP-45 does not mark a lecture as seen whose last part is not revealed', async () => {
    const app = await openLecture({
      navigationMode: 'NEXT_BUTTON',
      sections: [textSection(1, 'One'), textSection(2, 'Two')],
    });
    stayAtEnd(1500);
    expect(app.operations).not.toContain(seen);
  });

  it('OP-45 moving on marks a lecture without sections as seen', async () => {
    const app = await openLecture({ questions: [singleChoiceFixture({ settled: true })] });
    await userEvent.click(next());
    expect(app.operations).toContain(seen);
    await app.answer(seen, seenAnswer());
    await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ lectureId: 2002 }));
  });

  it.each([
    [null, ''],
    [700, '700px'],
  ])('OP-89 a course whose stated height is %s gives its forms the height “%s”', async (fixedContentHeight, height) => {
    await openLecture(
      {
        mediaSource: { url: 'https://form.typeform.com/to/abc', kind: 'TYPEFORM', startTime: null, endTime: null },
      },
      { course: { metadata: { language: null, dynamicContentHeight: false, fixedContentHeight } } },
    );
    await press('Fill in the form here');
    expect(screen.getByTitle('Form').style.height).toBe(height);
  });

  it('LEC-08 a lecture of media alone does not say that it is empty', async () => {
    await openLecture({
      mediaSource: { url: '/static/clip.mp4', kind: 'VIDEO_FILE', startTime: null, endTime: null },
    });
    expect(screen.queryByText('This lecture has no content yet.')).not.toBeInTheDocument();
  });

  it('LEC-17 a button marks the lecture as seen and repeats it after a failure', async () => {
    const app = await openLecture({ sections: [textSection(1, 'One')] });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
    await app.fail(seen, new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByText(/Your progress could not be saved/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await app.answer(seen, seenAnswer());
    expect(screen.getByText('This lecture is done')).toBeVisible();
  });

  it('OP-96 remembers the section that is read', async () => {
    const app = await openLecture({ sections: [textSection(31, 'One')] });
    sight.enter('0px 0px -45% 0px');
    expect(app.variables(position)['input']).toEqual({
      userCourseId: '4001',
      lectureId: '2001',
      sectionId: '31',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(document.cookie).toContain(`sectionsSeen=${encodeURIComponent('[31]')}`);
  });

  it('OP-96 opens everything up to the section read last', async () => {
    await openLecture(
      {
        navigationMode: 'NEXT_BUTTON',
        sections: [textSection(1, 'One'), textSection(2, 'Two'), textSection(3, 'Three')],
      },
      { userCourse: { lastPosition: { lectureId: 2001, moduleId: 1001, sectionId: 2, lectureName: 'First lecture' } } },
    );
    expect(screen.getByText('Two')).toBeVisible();
    expect(screen.queryByText('Three')).not.toBeInTheDocument();
  });

  it('LEC-05 shows the questions that stand in no section as the quiz', async () => {
    await openLecture({
      sections: [{ __typename: 'QuestionSection', sectionId: 1, question: singleChoiceFixture({ placed: true }) }],
      questions: [
        singleChoiceFixture({ placed: true }),
        singleChoiceFixture({ id: 'question-3002', questionId: 3002, number: 2, text: 'And in the evening?' }),
      ],
    });
    expect(screen.getAllByRole('article', { name: 'Question 1' })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Check what you know' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Question 2' })).toBeVisible();
  });

  it('OP-251 prints the questions at the end that are not reached yet, with nothing that tells the answer', async () => {
    await openLecture({
      navigationMode: 'NEXT_BUTTON',
      sections: [textSection(1, 'One'), textSection(2, 'Two')],
      questions: [singleChoiceFixture({ text: 'And in the evening?' })],
    });
    const asked = () => screen.queryAllByRole('article', { name: 'Question 1' });
    expect(asked()).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(asked()).toHaveLength(1);
    expect(screen.getByText('And in the evening?')).toBeInTheDocument();
    expect(asked()[0]).toHaveAttribute('data-question', 'open');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(asked()).toHaveLength(0);
    // Once it is on the screen it is printed once.
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(asked()).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('LEC-12 shows the header cover', async () => {
    const { container } = await openLecture({ headerImageUrl: '/static/media/header.webp' });
    expect(container.querySelector('img[src="/static/media/header.webp"]')).toBeInTheDocument();
  });

  it('LEC-02 shows the lecture on the whole screen', async () => {
    const request = vi.fn<() => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    Element.prototype.requestFullscreen = request;
    await openLecture({ sections: [textSection(1, 'One')] });
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(request).toHaveBeenCalledOnce();
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });

  it('OP-45 the outline marks what is done, where the reader is, and why the rest is locked', async () => {
    await openLecture(
      { sections: [textSection(1, 'One')] },
      {
        userCourse: {
          moduleProgress: [
            moduleStateFixture([{ status: 'IN_PROGRESS' }, { gate: gateFixture({ reason: 'SEQUENTIAL' }) }]),
          ],
        },
      },
    );
    const outline = within(screen.getByRole('navigation', { name: 'Course contents' }));
    expect(outline.getByRole('link', { current: 'page' })).toHaveTextContent('First lecture');
    expect(outline.getByRole('img', { name: 'Locked' })).toBeVisible();
    expect(outline.getByText('Finish “First lecture” first.')).toBeInTheDocument();
    expect(outline.queryByRole('link', { name: /Second lecture/ })).not.toBeInTheDocument();
    expect(outline.getByText('You can open the lectures in any order.')).toBeVisible();
  });

  it('OP-45 in a fixed order the outline says so once, and the reason at the first locked lecture alone', async () => {
    const gate = gateFixture({ reason: 'SEQUENTIAL', lectureId: 1990, lectureName: 'The very first' });
    const module = moduleStateFixture([{ gate }, { gate }]) as { lectures: object[] };
    const third = {
      lecture: { id: 'lecture-2003', lectureId: 2003 },
      status: 'TODO',
      done: false,
      skipped: false,
      gate,
    };
    const [courseModule] = (studyCourseFixture() as { modules: { lectures: object[] }[] }).modules;
    await openLecture(
      { sections: [textSection(1, 'One')] },
      {
        course: {
          sequentialProgress: true,
          modules: [
            {
              ...courseModule,
              lectures: [
                ...(courseModule?.lectures ?? []),
                { id: 'lecture-2003', lectureId: 2003, moduleId: 1001, name: 'Third lecture', durationMinutes: 5 },
              ],
            },
          ],
        },
        userCourse: {
          moduleProgress: [
            {
              ...module,
              lectures: [
                { ...third, lecture: { id: 'lecture-2001', lectureId: 2001 }, gate: null },
                module.lectures[1],
                third,
              ],
            },
          ],
        },
      },
    );
    const outline = within(screen.getByRole('navigation', { name: 'Course contents' }));
    expect(outline.getByText('Lectures open in order: finish one to open the next.')).toBeVisible();
    expect(outline.getAllByText('Finish “The very first” first.')).toHaveLength(1);
    expect(outline.getByRole('img', { name: 'Locked, opens in order' })).toBeVisible();
  });

  it('OP-41 the last lecture says what is missing before the course can be finished', async () => {
    await openLecture({ sections: [textSection(1, 'One')], questions: [singleChoiceFixture()], next: null });
    expect(screen.getByRole('button', { name: 'Finish the course' })).toHaveAccessibleDescription('1 question left');
    await press('Finish the course');
    expect(screen.getByRole('button', { name: 'Skip it' })).toBeVisible();
  });

  it('OP-41 the last lecture leads to the completion screen once it is done', async () => {
    const app = await openLecture({
      sections: [textSection(1, 'One')],
      next: null,
      progress: { done: true, status: 'DONE' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Finish the course' }));
    await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ completed: true, courseId: 258 }));
  });
});

describe('who may read a lecture', () => {
  it('OP-49 someone who is signed in and not enrolled is asked to enrol, not to sign in', async () => {
    await openLecture(
      { sections: [textSection(1, 'One')], questions: [singleChoiceFixture()], readOnly: true },
      { course: { anonymousAllowed: true, viewerUserCourse: null } },
    );
    expect(screen.getByRole('link', { name: 'Enrol in the course to answer' })).toHaveAttribute(
      'href',
      '/courses/course/#!258',
    );
    expect(screen.queryByText(/Sign in/)).not.toBeInTheDocument();
  });

  it('ENR-11 replaces the content for someone who is not enrolled', async () => {
    await openLecture(
      { content: { __typename: 'ContentWithheld', reason: 'NOT_ENROLLED', time: null } },
      { visitor: true },
    );
    expect(screen.getByText('You must be enrolled to the course in order to see the content')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the course page' })).toHaveAttribute(
      'href',
      '/courses/course/#!258',
    );
  });

  it.each([
    ['MODULE_NOT_STARTED', 'This module opens on 31 January 2030.'],
    ['NOT_STARTED', 'The course opens on 31 January 2030.'],
  ])('LEC-11 OP-51 tells a module that opens later from a course that does: %s', async (reason, words) => {
    await openLecture({ content: { __typename: 'ContentWithheld', reason, time: '2030-01-31T09:00:00.000Z' } });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('OP-45 says why a locked lecture is locked and leads to what opens it', async () => {
    const gate = gateFixture({ reason: 'SEQUENTIAL', lectureId: 1990, lectureName: 'The very first' });
    await openLecture(
      { content: { __typename: 'ContentWithheld', reason: 'LOCKED', time: null }, gate },
      { userCourse: { moduleProgress: [moduleStateFixture([{ gate }])] } },
    );
    expect(screen.getByText('Finish “The very first” first.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to that lecture' })).toBeVisible();
    expect(within(screen.getByRole('link', { current: 'page' })).getByRole('img', { name: 'Locked' })).toBeVisible();
  });

  it('ENR-12 LEC-10 lets a visitor read where the course allows it, and keeps nothing', async () => {
    const app = await openLecture(
      { sections: [textSection(1, 'Guten Morgen')], readOnly: true },
      { visitor: true, course: { anonymousAllowed: true } },
    );
    expect(screen.getByText('Guten Morgen')).toBeVisible();
    expect(screen.getByText('You are reading without enrolling, so nothing is saved.')).toBeVisible();
    stayAtEnd(1500);
    expect(app.operations).not.toContain(seen);
    expect(app.operations).not.toContain(position);
    expect(next()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('ENR-08 after giving up, only viewing is possible', async () => {
    const app = await openLecture(
      { sections: [textSection(1, 'One')], readOnly: true },
      { userCourse: { phase: 'GAVE_UP' } },
    );
    expect(screen.getByText(/You left this course/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /skip/i })).not.toBeInTheDocument();
    stayAtEnd(1500);
    expect(app.operations).not.toContain(seen);
  });

  it('LEC-06 goes on to the next lecture where the address names none', async () => {
    const app = await renderApp({ at: '/courseware/#!258', shell: { user: {} } });
    expect(app.variables('LecturePageQuery')).toMatchObject({ courseId: 258, reading: false });
    await app.answer('LecturePageQuery', {
      Query: () => ({ course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }) }),
    });
    await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ lectureId: 2001, reading: true }));
  });
});
