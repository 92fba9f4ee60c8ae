import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import questionCard from './quiz/__generated__/QuestionCard_question.graphql.ts';
import sectionBody from './section/__generated__/SectionBody_section.graphql.ts';
import { passed } from './ui/inView/InView.tsx';
import { rememberUser } from './viewer/userCookie.ts';
import { coursesFixture } from './testing/courseFixture.ts';
import { fakeIntersectionObserver } from './testing/fakeIntersectionObserver.ts';
import {
  catalogueCourse,
  certificate,
  earned,
  gate,
  lecture,
  questions,
  sections,
  step,
  studyCourse,
  userCourse,
} from './testing/germanCourse.ts';
import { renderApp, type AppUnderTest } from './testing/renderApp.tsx';
import { completionFixture } from './testing/studyFixture.ts';
import { wordsInWrongLanguage, type StrayText } from './testing/wordsInWrongLanguage.ts';

let sight: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  sight = fakeIntersectionObserver();
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(): void {
    this.removeAttribute('open');
  };
});

/** A page by what its query answers. */
const open = (
  at: string,
  query: string,
  answer: object,
  user: Record<string, unknown> | null = {},
): Promise<AppUnderTest> => renderApp({ at, shell: { user }, pages: { [query]: { Query: () => answer } } });

/** The types of sections whose fragments are spread under their name. */
const typesWithViews = sectionBody.selections.flatMap((selection) =>
  'fragment' in selection && 'name' in selection ? [selection.name] : [],
);

const course = '/courses/course/#!258';
const courseware = '/courseware/?lecture=2001&module=1001#!258';

/** A lecture; its answer is given as it is, as the payload generator mixes up lists of abstract types. */
async function openLecture(
  answer: { course?: object; lecture?: object },
  user: Record<string, unknown> | null = {},
): Promise<AppUnderTest> {
  const app = await renderApp({ at: courseware, shell: { user } });
  const data = { course: studyCourse({ viewerUserCourse: user && userCourse() }), lecture: lecture(), ...answer };
  await act(async () => app.environment.mock.resolve(app.environment.mock.getMostRecentOperation(), { data }));
  return app;
}

const connection = (nodes: readonly object[]) => ({
  totalCount: nodes.length,
  nodes,
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

/** What stands in a wrong language on the page, once these words of the author are there. */
async function strayTexts(...words: readonly string[]): Promise<StrayText[]> {
  const all = new RegExp(words.map((word) => `(?=.*${word})`).join(''), 's');
  await waitFor(() => expect(document.body).toHaveTextContent(all));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  return wordsInWrongLanguage();
}

const title = () => document.querySelector('title');

describe('WCAG 3.1.2 a German course in an English interface: every text says its language', () => {
  it('CAT-02 OP-90 on the landing page', async () => {
    rememberUser({ id: 1001, language: null });
    await open('/', 'LandingPageQuery', {
      courses: coursesFixture([catalogueCourse, { ...catalogueCourse, id: 'course-259', courseId: 259 }]),
      viewer: { continueLearning: userCourse() },
    });
    expect(await strayTexts('Wortkurs', 'Wortlektion-2', 'Wortmarke')).toEqual([]);
  });

  it('CAT-01 in the catalogue', async () => {
    await open('/courses/', 'CataloguePageQuery', { courses: coursesFixture([catalogueCourse]), tags: { nodes: [] } });
    expect(await strayTexts('Wortkurs', 'Wortinhalt', 'Wortmarke')).toEqual([]);
  });

  it('CAT-14 OP-45 ENR-06 on the page of the course, its locks and the question whether to leave it', async () => {
    await open(course, 'CoursePageQuery', { course: studyCourse({ viewerUserCourse: userCourse() }) });
    expect(
      await strayTexts('Wortkurs', 'Wortreise', 'Wortmodulinhalt', 'Wortlektion', 'Wortpreis', 'Wortmarke'),
    ).toEqual([]);
    expect(screen.getByText(/^Finish “/)).toHaveTextContent('Finish “Wortlektion” first: it has 2 questions left.');
    expect(title()).toHaveAttribute('lang', 'de');
    await userEvent.click(screen.getByRole('button', { name: 'Leave this course' }));
    expect(await screen.findByRole('dialog', { name: 'Leave “Wortkurs”?' })).toBeVisible();
    expect(await strayTexts('Leave “Wortkurs”')).toEqual([]);
  });

  it('CAT-13 on that page for a visitor', async () => {
    await open(course, 'CoursePageQuery', { course: studyCourse() }, null);
    expect(await strayTexts('Wortkurs', 'Wortreise', 'Wortlektion')).toEqual([]);
  });

  it('LEC-01 SEC-01 QUIZ-03 in a lecture: its outline, sections, questions and the way on', async () => {
    await openLecture({});
    // What follows the dialog waits until it is told (SEC-18).
    await screen.findByRole('list', { name: 'Conversation' });
    sight.enter(passed);
    expect(
      await strayTexts(
        'Wortbeschreibung',
        'Worttext',
        'Wortwichtig',
        'Wortfrage',
        'Wortknopf',
        'Wortweg',
        'Wortsprecher',
        'Wortrede',
        'Wortaufgabe',
        'Worteins',
        'Worterklärung',
        'Wortding',
        'Wortkorb',
        'Wortlektion-2',
      ),
    ).toEqual([]);
    expect(title()).toHaveAttribute('lang', 'de');
  });

  it('SEC-01 QUIZ-03 whatever types of sections and questions there are', () => {
    expect(new Set(sections.map(({ __typename }) => __typename))).toEqual(
      new Set([...typesWithViews, 'BranchSection']),
    );
    expect(new Set(questions.map((question) => question['__typename'])).size).toBe(questionCard.selections.length);
  });

  it('QUIZ-16 where an item that was moved is said', async () => {
    await openLecture({ lecture: lecture({ sections: [], questions: [{ ...questions[6], number: 1 }] }) });
    await userEvent.click(await screen.findByRole('button', { name: /Worteins/ }));
    expect(await strayTexts('Worteins is now in position 2 of 2')).toEqual([]);
  });

  it('LEC-10 OP-45 where another lecture keeps the next one closed', async () => {
    await openLecture({ lecture: lecture({ next: step({ gate: gate({ lectureId: 1990 }) }) }) });
    expect(await strayTexts('Finish “Wortlektion” first')).toEqual([]);
  });

  it('OP-45 in place of a locked lecture', async () => {
    const content = { __typename: 'ContentWithheld', reason: 'LOCKED', time: null };
    await openLecture({ lecture: lecture({ content, gate: gate({ lectureId: 1990 }) }) });
    expect(await strayTexts('Finish “Wortlektion” first')).toEqual([]);
  });

  it('ENR-11 in place of a lecture that a visitor may not read', async () => {
    const content = { __typename: 'ContentWithheld', reason: 'NOT_ENROLLED', time: null };
    await openLecture({ lecture: lecture({ content }) }, null);
    expect(await strayTexts('Wortlektion')).toEqual([]);
  });

  it('OP-96 in a course without lectures', async () => {
    await open('/courseware/#!258', 'LecturePageQuery', { course: studyCourse({ modules: [] }) });
    expect(await strayTexts('Wortkurs')).toEqual([]);
    expect(title()).toHaveAttribute('lang', 'de');
  });

  it('ACH-01 in the notice of an achievement', async () => {
    const app = await openLecture({ lecture: lecture({ sections: [], questions: [questions[0] as object] }) });
    await userEvent.click(await screen.findByRole('radio', { name: /Wortzwei/ }));
    await app.answer('useAnswerQuestionMutation', {
      Mutation: () => ({
        answerQuestion: {
          correct: true,
          question: questions[0],
          lecture: lecture(),
          userCourse: userCourse(),
          newAchievements: [earned(1), { ...earned(2), courseLanguage: 'de' }, earned(3, null)],
          userErrors: [],
        },
      }),
    });
    expect(await strayTexts('Wortpreis, Wortpreis and Achievement')).toEqual([]);
  });

  it.each<[string, string, object, readonly string[]]>([
    [
      'OP-41 while lectures are missing',
      'Wortlektion-2',
      { completion: completionFixture({ complete: false, missingLectures: [step()] }) },
      ['Wortkurs', 'Wortmodul'],
    ],
    ['CERT-05 with the certificate', 'Wortinhalt', { phase: 'COMPLETED', certificate }, ['Wortkurs']],
  ])('LEC-13 at the end of a course %s', async (_case, word, change, words) => {
    await open('/courseware/?completed=true#!258', 'LecturePageQuery', {
      viewer: { user: { id: 'user-1', name: 'Lena Learner' } },
      course: studyCourse({ viewerUserCourse: userCourse(change) }),
    });
    expect(await strayTexts(word, ...words)).toEqual([]);
  });

  it('CERT-06 on the page that verifies a certificate', async () => {
    await open(
      '/verifycertificate/?uuid=f8257667-1eae-46f4-9cdc-344be9e96eb7',
      'VerifyCertificatePageQuery',
      { certificate },
      null,
    );
    expect(await strayTexts('Wortkurs')).toEqual([]);
  });

  it('DASH-01 DASH-02 on the dashboard', async () => {
    const again = (id: number, change: object) =>
      userCourse({
        id: `userCourse-${id}`,
        course: {
          id: `course-${id}`,
          courseId: id,
          name: `Wortkurs-${id}`,
          imageUrl: null,
          metadata: { language: 'de' },
        },
        ...change,
      });
    const active = connection([userCourse(), again(2, {}), again(3, { status: 'DONE' })]);
    const completed = connection([
      again(4, { phase: 'COMPLETED', finishTime: '2030-01-31T09:00:00.000Z', certificate }),
    ]);
    await open('/dashboard/', 'DashboardPageQuery', {
      viewer: {
        dueNext: null,
        continueLearning: userCourse(),
        active,
        completed,
        activeUserCourses: active,
        completedUserCourses: completed,
        recent: connection([earned(1), earned(2, null)]),
      },
    });
    expect(
      await strayTexts('Lecture: Wortlektion-2', 'Next: Wortlektion-2', 'Wortkurs-3', 'Wortkurs-4', 'Wortpreis'),
    ).toEqual([]);
  });

  it('ACH-07 ACH-08 among the achievements: earned, to earn and worn', async () => {
    await open('/achievements/', 'AchievementsPageQuery', {
      viewer: {
        user: { id: 'user-1', name: 'Lena Learner', pictureUrl: null, avatarFrame: null },
        frames: { nodes: [earned(1), earned(2, null)] },
        activeUserCourses: { nodes: [userCourse()] },
        earnedAchievements: connection([earned(1), earned(2, null)]),
      },
    });
    expect(await strayTexts('Wortpreis', 'Wortlob', 'Wortkurs')).toEqual([]);
  });
});

describe('the walk over the page', () => {
  const strayIn = (html: string): string[] => {
    const page = document.createElement('div');
    page.lang = 'en';
    page.innerHTML = html;
    return wordsInWrongLanguage(page).map(({ text }) => text);
  };

  it.each([
    ['<p lang="de">Wortkurs</p><p>Next</p>', []],
    ['<p>Wortkurs</p>', ['Wortkurs']],
    ['<p lang="de">Wortkurs <span>12 min</span></p>', ['12 min']],
    ['<p lang="de">Wortkurs<span lang="en">Next</span></p>', []],
    ['<p lang="de">Next: Wortkurs</p>', ['Next: Wortkurs']],
    ['<img alt="Wortbild">', ['Wortbild']],
    ['<img alt="Wortbild" lang="de"><p>1 · 2</p>', []],
  ])('finds what is wrong in %s', (html, stray) => {
    expect(strayIn(html)).toEqual(stray);
  });
});
