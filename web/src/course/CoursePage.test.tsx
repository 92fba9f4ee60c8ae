import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberEnrolIntent } from '../identity/enrolIntent.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import {
  gateFixture,
  moduleStateFixture,
  stepFixture,
  studyCourseFixture,
  userCourseFixture,
} from '../testing/studyFixture.ts';

/** jsdom opens no dialogs. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(): void {
    this.removeAttribute('open');
  };
});

function openCourse(
  course: object = {},
  { at = '/courses/course/#!258', visitor = false }: { at?: string; visitor?: boolean } = {},
): Promise<AppUnderTest> {
  return renderApp({
    at,
    shell: visitor ? {} : { user: {} },
    pages: { CoursePageQuery: { Query: () => ({ course: studyCourseFixture(course) }) } },
  });
}

const state = (enrolment: string, times: object = {}) => ({
  enrolment: { state: enrolment, startTime: null, endTime: null, ...times },
});

describe('the course page', () => {
  it('CAT-13 CAT-14 OP-77 shows what the course is, what is inside and the practical information', async () => {
    const app = await openCourse();
    expect(app.variables('CoursePageQuery')).toEqual({ courseId: 258 });
    expect(screen.getByRole('heading', { level: 1, name: 'German for Beginners' })).toBeVisible();
    expect(screen.getByText('You will greet people.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'First module' })).toBeVisible();
    expect(screen.getByText('1 module · 2 lectures')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Languages' })).toHaveAttribute('href', '/courses/?tag=Languages');
    const terms = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(terms).toEqual([
      'Status: Running',
      'Duration: 36\u00a0min',
      'Modules: 1',
      'Lectures: 2',
      'Certificate: Included, verifiable online',
      'Needed for the certificate: 70%',
    ]);
  });

  it.each([
    ['a visitor', true],
    ['a learner', false],
  ])('OP-137 GW-13 shows the promo video to %s, and nothing in its place without one', async (_who, visitor) => {
    const videoUrl = 'https://youtu.be/abcDEF_1234';
    const { unmount } = await openCourse({ videoUrl }, { visitor });
    expect(await screen.findByRole('button', { name: 'Play the video from YouTube' })).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    unmount();
    await openCourse({ videoUrl: null }, { visitor });
    expect(screen.queryByRole('button', { name: /^Play the video/ })).toBeNull();
  });

  it('ENR-01 who signs in on the way to enrolling is enrolled, and hears so', async () => {
    const visit = await openCourse(state('SIGN_IN'), { visitor: true });
    // jsdom follows the link within the application.
    await userEvent.click(screen.getByRole('link', { name: 'Sign in and enrol' }));
    visit.unmount();

    const app = await openCourse(state('ENROL'));
    expect(app.variables('useEnrolMutation')['input']).toMatchObject({ courseId: '258' });
    await app.answer('useEnrolMutation', {
      Mutation: () => ({
        enrol: { course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }), userErrors: [] },
      }),
    });
    expect(screen.getByText('You are enrolled.')).toBeVisible();
    app.unmount();

    const again = await openCourse(state('ENROL'));
    expect(again.operations).not.toContain('useEnrolMutation');
  });

  it('ENR-01 who was enrolled already is not enrolled again by it after giving up', async () => {
    rememberEnrolIntent(258);
    const app = await openCourse({
      ...state('ENROLLED'),
      viewerUserCourse: userCourseFixture({ phase: 'IN_PROGRESS' }),
    });
    app.unmount();
    const later = await openCourse({ ...state('ENROL'), viewerUserCourse: userCourseFixture({ phase: 'GAVE_UP' }) });
    expect(later.operations).not.toContain('useEnrolMutation');
    expect(screen.getByRole('button', { name: 'Enrol again' })).toBeVisible();
  });

  it('ENR-01 who came back without signing in is not enrolled by signing in later', async () => {
    rememberEnrolIntent(258);
    const visit = await openCourse(state('SIGN_IN'), { visitor: true });
    visit.unmount();
    const later = await openCourse(state('ENROL'));
    expect(later.operations).not.toContain('useEnrolMutation');
  });

  it('ENR-01 what kept them from being enrolled is told on the course page', async () => {
    rememberEnrolIntent(258);
    const app = await openCourse(state('ENROL'));
    await app.answer('useEnrolMutation', {
      Mutation: () => ({ enrol: { course: null, userErrors: [{ code: 'FORBIDDEN', params: null }] } }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('You are not allowed to do this');
    expect(screen.getByRole('button', { name: 'Enrol' })).toBeVisible();
  });

  it('NAV-05 is not found where there is no such course', async () => {
    // React and the router both report what the error boundary shows.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderApp({ at: '/courses/course/#!9', pages: { CoursePageQuery: { Query: () => ({ course: null }) } } });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    vi.restoreAllMocks();
  });

  it.each([
    ['WILL_START', { availableFromTime: '2030-01-31T09:00:00.000Z' }, 'Starts on 31 January 2030'],
    ['RUNNING', {}, 'Running'],
    ['FINISHED', {}, 'Finished'],
  ])('CAT-15 shows the timing %s', async (timing, times, words) => {
    await openCourse({ timing, ...times });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('CAT-07 OP-76 copies the public link', async () => {
    const user = userEvent.setup();
    await openCourse({}, { at: '/dashboard/course/#!258' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/courses/course/258');
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  it('CAT-14 shows the achievements, earned ones first, how far one is, and ACH-05 which one is a frame', async () => {
    const item = {
      type: 'LECTURES_COMPLETED',
      lectureIds: [1, 2],
      questionAnswerIds: [],
      qaRate: null,
      imageUrl: null,
    };
    await openCourse({
      achievements: [
        { ...item, id: 'i2', achievementId: 2, name: 'Golden umlaut', description: 'Nine of ten.', frame: true },
        { ...item, id: 'i1', achievementId: 1, name: 'First words', description: '', frame: false },
      ],
      viewerUserCourse: userCourseFixture({
        achievementProgress: [
          { achieved: true, reached: 2, needed: 2, achievement: { id: 'i1', achievementId: 1 } },
          { achieved: false, reached: 1, needed: 2, achievement: { id: 'i2', achievementId: 2 } },
        ],
      }),
    });
    const [first, second] = within(screen.getByRole('region', { name: 'Achievements' })).getAllByRole('listitem');
    expect(screen.getByText('1 of 2 earned')).toBeVisible();
    expect(first).toHaveTextContent(/First words.*Finish 2 lectures.*Earned/);
    expect(second).toHaveTextContent(/Golden umlaut.*Nine of ten.*Frame for your picture.*1 of 2 lectures done/);
  });
});

describe('the main action', () => {
  it('ENR-01 enrols, and the way into the first lecture takes the focus', async () => {
    const app = await openCourse();
    await userEvent.click(screen.getByRole('button', { name: 'Enrol' }));
    expect(app.variables('useEnrolMutation')['input']).toMatchObject({ courseId: '258' });
    await app.answer('useEnrolMutation', {
      Mutation: () => ({
        enrol: {
          course: studyCourseFixture({ ...state('ENROLLED'), viewerUserCourse: userCourseFixture() }),
          userErrors: [],
        },
      }),
    });
    const start = screen.getByRole('link', { name: 'Start learning' });
    expect(start).toHaveFocus();
    expect(start).toHaveAttribute('href', '/courseware/?lecture=2001&module=1001#!258');
    expect(screen.getByText('Enrolled')).toBeVisible();
  });

  it('ENR-01 says why enrolling was refused', async () => {
    const app = await openCourse();
    await userEvent.click(screen.getByRole('button', { name: 'Enrol' }));
    await app.answer('useEnrolMutation', {
      Mutation: () => ({ enrol: { course: null, userErrors: [{ code: 'FORBIDDEN', params: null }] } }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('You are not allowed to do this');
  });

  it('ENR-01 asks a visitor to sign in and comes back', async () => {
    await openCourse(state('SIGN_IN'), { visitor: true });
    expect(screen.getByRole('link', { name: 'Sign in and enrol' })).toHaveAttribute(
      'href',
      `/signin?next=${encodeURIComponent('/courses/course/#!258')}`,
    );
  });

  it('ENR-03 says that a code is needed and offers no direct enrolment', async () => {
    await openCourse(state('VOUCHER'));
    expect(screen.getByText('This course needs an enrolment code.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Enrol/ })).not.toBeInTheDocument();
  });

  it('OP-51 says when a course starts, and when the content of an early enrolment opens', async () => {
    await openCourse(state('WILL_START', { startTime: '2030-01-31T09:00:00.000Z' }));
    expect(screen.getByText(/This course starts on 31 January 2030/)).toBeVisible();
  });

  it('ENR-04 OP-51 before the start enrolling is offered where that is allowed, and how long it is until then', async () => {
    const startTime = new Date(Date.now() + 5.5 * 86_400_000).toISOString();
    const app = await openCourse({ ...state('PRE_ENROL', { startTime }), timing: 'WILL_START' });
    expect(screen.getByText(/^The lectures open on .+ \(in 5 days\)\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enrol now' }));
    expect(app.variables('useEnrolMutation')['input']).toMatchObject({ courseId: '258' });
    app.unmount();
    await openCourse({ ...state('WILL_START', { startTime }), timing: 'WILL_START' });
    expect(screen.getByText(/^This course starts on .+ \(in 5 days\)\. You can enrol from then on\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Enrol/ })).toBeNull();
  });

  it('ENR-09 OP-21 whose time ran out enrols again, may read, and is not told that they left', async () => {
    await openCourse({
      ...state('ENROL'),
      viewerUserCourse: userCourseFixture({ phase: 'IN_PROGRESS', expired: true }),
    });
    expect(screen.getByRole('button', { name: 'Enrol again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read again' })).toBeVisible();
    expect(screen.getByText(/^Your time in this course ran out\./)).toBeVisible();
    expect(screen.queryByText(/You left/)).toBeNull();
    expect(screen.queryByText(/You can do this/)).toBeNull();
  });

  it('ENR-04 PROG-14 how long someone may study stands with their progress', async () => {
    const expireTime = new Date(Date.now() + 5.5 * 86_400_000).toISOString();
    await openCourse({ ...state('ENROLLED'), viewerUserCourse: userCourseFixture({ expireTime, seenPercent: 20 }) });
    expect(screen.getByText(/^Open to you until .+ \(in 5 days\)/)).toBeVisible();
    expect(screen.getByText(/You can do this/)).toBeVisible();
  });

  it('OP-51 PROG-14 before the course opens nobody is cheered on, nor told that lectures can be opened', async () => {
    const gate = gateFixture({ reason: 'COURSE_NOT_STARTED', time: '2030-01-31T09:00:00.000Z' });
    await openCourse({
      ...state('ENROLLED'),
      timing: 'WILL_START',
      viewerUserCourse: userCourseFixture({
        seenPercent: 20,
        continueAt: { gate },
        moduleProgress: [moduleStateFixture([{ gate }, { gate }])],
      }),
    });
    expect(screen.getByRole('heading', { name: 'Course contents' })).toBeVisible();
    expect(screen.queryByText(/You can do this/)).toBeNull();
    expect(screen.queryByText('You can open the lectures in any order.')).toBeNull();
  });

  it('OP-51 tells someone who enrolled early when the content opens', async () => {
    await openCourse({
      ...state('ENROLLED'),
      timing: 'WILL_START',
      availableFromTime: '2030-01-31T09:00:00.000Z',
      viewerUserCourse: userCourseFixture(),
    });
    expect(screen.getByText('The lectures open on 31 January 2030.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start learning' })).not.toBeInTheDocument();
  });

  it('OP-51 offers no enrolment in a course that is over', async () => {
    await openCourse(state('FINISHED', { endTime: '2020-01-31T09:00:00.000Z' }));
    expect(screen.getByText(/This course ended on 31 January 2020/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Enrol/ })).not.toBeInTheDocument();
  });

  it.each([
    ['a visitor', { visitor: true }, null],
    ['a learner', {}, null],
    ['one who enrolled before it moved', {}, userCourseFixture({ phase: 'IN_PROGRESS' })],
  ])('CRS-20 OP-72 OP-98 a course on another site opens there in a new tab, for %s', async (_who, who, own) => {
    const externalUrl = 'https://courses.example.org/accessibility';
    await openCourse({ type: 'EXTERNAL', externalUrl, ...state('EXTERNAL'), viewerUserCourse: own }, who);
    const link = screen.getByRole('link', { name: 'Go to the course (opens in a new tab)' });
    expect(link).toHaveAttribute('href', externalUrl);
    expect(link).toHaveAttribute('target', '_blank');
    // It may neither reach this page nor learn where its reader came from.
    expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    expect(screen.queryByRole('button', { name: /Enrol/ })).toBeNull();
  });

  it('ENR-12 leads a visitor into a course that may be read without enrolment', async () => {
    await openCourse({ ...state('SIGN_IN'), anonymousAllowed: true }, { visitor: true });
    expect(screen.getByRole('link', { name: 'Read without enrolling' })).toHaveAttribute(
      'href',
      '/courseware/?lecture=2001&module=1001#!258',
    );
  });

  it.each([
    ['ENROLLED', 'Enrolled'],
    ['IN_PROGRESS', 'In progress'],
    ['COMPLETED', 'Completed'],
    ['GAVE_UP', 'You left'],
  ])('ENR-10 shows the phase %s', async (phase, words) => {
    await openCourse({ viewerUserCourse: userCourseFixture({ phase }) });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('ENR-06 gives up after asking, and says what that does', async () => {
    const app = await openCourse({
      ...state('ENROLLED'),
      viewerUserCourse: userCourseFixture({ phase: 'IN_PROGRESS' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Leave this course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave “German for Beginners”?' }));
    expect(dialog.getByText(/no longer answer questions/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the course' }));
    expect(app.variables('useGiveUpCourseMutation')['input']).toEqual({ userCourseId: '4001' });
    await app.answer('useGiveUpCourseMutation', {
      Mutation: () => ({
        giveUpCourse: {
          course: studyCourseFixture({ ...state('ENROL'), viewerUserCourse: userCourseFixture({ phase: 'GAVE_UP' }) }),
          userErrors: [],
        },
      }),
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enrol again' })).toBeVisible();
  });

  it('ENR-09 ENR-08 offers to enrol again after giving up, and to read', async () => {
    await openCourse({ viewerUserCourse: userCourseFixture({ phase: 'GAVE_UP' }) });
    expect(screen.getByRole('button', { name: 'Enrol again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read again' })).toBeVisible();
    expect(screen.getByText(/Enrol again to start it from the beginning/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave this course' })).not.toBeInTheDocument();
  });

  it('CERT-06 leads to the certificate of a completed course', async () => {
    await openCourse({
      viewerUserCourse: userCourseFixture({ phase: 'COMPLETED', certificate: { id: 'c1', uuid: 'abc-1' } }),
    });
    expect(screen.getByRole('link', { name: 'View the certificate' })).toHaveAttribute(
      'href',
      '/verifycertificate/?uuid=abc-1',
    );
  });
});

describe('progress on the course page', () => {
  it.each([
    ['GO', 'One lecture at a time. You can do this.'],
    ['NICE', 'Nice, you are more than halfway through.'],
    ['ALMOST', 'Almost there, just a little left.'],
    ['DONE', 'You have finished every lecture.'],
  ])('PROG-14 LIM-28 encourages at level %s', async (level, words) => {
    await openCourse({ viewerUserCourse: userCourseFixture({ level, seenPercent: 20 }) });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('PROG-10 PROG-11 OP-103 shows the score, the share that is done, and what the certificate needs', async () => {
    await openCourse({
      viewerUserCourse: userCourseFixture({
        seenPercent: 50,
        scorePercent: 40,
        certificateProgress: { pointsPercent: 62, requiredPercent: 75, pointsMissing: 2, reached: false },
      }),
    });
    expect(screen.getByText('50%')).toBeVisible();
    expect(screen.getByText('40%')).toBeVisible();
    expect(screen.getByText('Points for the certificate: 62% (75% needed)')).toBeVisible();
    expect(screen.getByText('36 min left')).toBeVisible();
  });

  it('PROG-12 draws no bar beyond 0 to 100', async () => {
    await openCourse({ viewerUserCourse: userCourseFixture({ seenPercent: 130 }) });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it('OP-45 a locked lecture says what opens it and is no link', async () => {
    await openCourse({
      viewerUserCourse: userCourseFixture({
        moduleProgress: [
          moduleStateFixture([{ status: 'IN_PROGRESS' }, { gate: gateFixture({ reason: 'SEQUENTIAL' }) }]),
        ],
      }),
    });
    expect(screen.getByRole('link', { name: /First lecture/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Second lecture/ })).not.toBeInTheDocument();
    expect(screen.getByText('Finish “First lecture” first.')).toBeVisible();
  });

  it('OP-41 a course whose lectures are all done is no more in progress, and offers its certificate', async () => {
    await openCourse({
      ...state('ENROLLED'),
      viewerUserCourse: userCourseFixture({
        phase: 'IN_PROGRESS',
        status: 'DONE',
        continueAt: null,
        certificateProgress: { pointsPercent: 90, requiredPercent: 75, pointsMissing: 0, reached: true },
      }),
    });
    expect(screen.getByRole('link', { name: 'Get the certificate' })).toHaveAttribute(
      'href',
      '/courseware/?completed=true#!258',
    );
    expect(screen.getByText('All lectures done')).toBeVisible();
    expect(screen.queryByText('In progress')).not.toBeInTheDocument();
    expect(screen.queryByText('Continue')).not.toBeInTheDocument();
  });

  it('DASH-04 opens the module of the address and scrolls to it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const module = (moduleId: number) => ({
      id: `module-${moduleId}`,
      moduleId,
      number: moduleId - 1000,
      name: `Module ${moduleId}`,
      description: '',
      durationMinutes: null,
      lectures: [],
    });
    await openCourse(
      { modules: [module(1001), module(1002)], viewerUserCourse: userCourseFixture({ moduleProgress: [] }) },
      { at: '/dashboard/course/?module=1002#!258' },
    );
    const wanted = screen.getByRole('heading', { name: 'Module 1002' }).closest('details');
    expect(wanted).toHaveAttribute('open');
    expect(screen.getByRole('heading', { name: 'Module 1001' }).closest('details')).not.toHaveAttribute('open');
    expect(scroll.mock.contexts).toContain(wanted);
  });

  it('OP-96 continues in the very section seen last', async () => {
    const app = await openCourse({
      ...state('ENROLLED'),
      viewerUserCourse: userCourseFixture({
        phase: 'IN_PROGRESS',
        continueAt: { ...stepFixture(), sectionId: 31 },
      }),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    expect(app.router.state.navigation.location?.state ?? app.router.state.location.state).toEqual({ sectionId: 31 });
  });
});

it('EDIT-21 a link for editing says whom to ask, and not whether there is such a course', async () => {
  await renderApp({
    at: '/dashboard/course/?edit=true#!258',
    shell: { user: {} },
    pages: { CoursePageQuery: { Query: () => ({ course: null }) } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Editing needs rights' })).toBeVisible();
  expect(screen.getByText(/Ask an admin of this workspace/)).toBeVisible();
});

describe('an umbrella course', () => {
  const node = (key: string, parentKey: string, content: object) => ({ key, parentKey, ...content });
  const course = (courseId: number, name: string, viewerUserCourse: object | null = null) => ({
    __typename: 'DecisionCourse',
    courseId,
    course: {
      id: `course-${courseId}`,
      courseId,
      name,
      published: true,
      miniDescription: `All about ${name}`,
      imageUrl: '/files/cover.webp',
      durationMinutes: 90,
      lectureCount: 12,
      certifiable: true,
      metadata: { language: null },
      viewerUserCourse,
    },
  });
  const tree = {
    key: 'tree',
    title: 'What would you like to learn?',
    text: '',
    nodes: [
      node('a', 'tree', { __typename: 'DecisionOption', title: 'A language' }),
      node('b', 'a', course(101, 'German')),
      node('c', 'a', { __typename: 'DecisionCourse', courseId: 999, course: null }),
      node('d', 'tree', { __typename: 'DecisionOption', title: 'A craft' }),
      node('e', 'd', { __typename: 'DecisionCourse', courseId: 999, course: null }),
    ],
  };
  const openUmbrella = async (
    answer: object | null,
    options: { at?: string; visitor?: boolean } = { visitor: true },
  ) => {
    const app = await openCourse({ type: 'DECISION_TREE', ...state('ENROL') }, options);
    await app.answer('useDecisionTreeQuery', { Query: () => ({ course: { id: 'course-258', decisionTree: answer } }) });
    return app;
  };

  it('UMB-01 UMB-02 OP-71 is walked by its questions to a course, in place of modules and of enrolling', async () => {
    await openUmbrella(tree);
    const question = await screen.findByRole('heading', { level: 2, name: 'What would you like to learn?' });
    expect(question).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Modules' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enrol' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'A language' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'A language' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the course German' })).toHaveAttribute(
      'href',
      '/courses/course/?umbrella=false&tree=258&step=a#!101',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    // A course that is not for the reader is not shown, and that nothing is left is said.
    await userEvent.click(await screen.findByRole('button', { name: 'A craft' }));
    expect(await screen.findByText(/There is nothing here yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Open the course/ })).toBeNull();
  });

  it('UMB-01 PROG-10 shows no progress to anyone who is enrolled in it, as it has no lectures', async () => {
    const viewerUserCourse = userCourseFixture({ course: { lectureCount: 0 }, certificateProgress: null });
    const app = await openCourse({ type: 'DECISION_TREE', ...state('ENROLLED'), viewerUserCourse });
    await app.answer('useDecisionTreeQuery', { Query: () => ({ course: { id: 'course-258', decisionTree: tree } }) });
    expect(await screen.findByRole('heading', { level: 2, name: 'What would you like to learn?' })).toBeVisible();
    for (const label of ['Done', 'Score']) expect(screen.queryByText(label)).toBeNull();
    expect(screen.queryByText(/You can do this/)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('UMB-03 each step of the walk has an address, and the way back through the history leads to where one left', async () => {
    const { router } = await openUmbrella(tree);
    await userEvent.click(await screen.findByRole('button', { name: 'A language' }));
    expect(await screen.findByRole('link', { name: 'Open the course German' })).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?step=a', hash: '#!258' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 2, name: 'What would you like to learn?' })).toHaveFocus();
    await act(() => router.navigate(1));
    expect(await screen.findByRole('heading', { level: 2, name: 'A language' })).toHaveFocus();
  });

  it('UMB-03 anyone who comes back finds the step and the course that they left, and starts over from there', async () => {
    const at = '/dashboard/course/?umbrella=true&from=101#!258';
    const { router } = await openUmbrella(tree, { at });
    expect(await screen.findByRole('heading', { level: 2, name: 'A language' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open the course German' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/dashboard/course/?umbrella=false&tree=258&step=a#!101');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'What would you like to learn?' })).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: '/dashboard/course/', search: '', hash: '#!258' });
  });

  it('UMB-03 a deep tree leads back to its beginning in one step', async () => {
    const deep = {
      ...tree,
      nodes: [
        ...tree.nodes,
        node('f', 'a', { __typename: 'DecisionOption', title: 'A new one' }),
        node('g', 'f', course(102, 'Dutch')),
      ],
    };
    await openUmbrella(deep, { at: '/courses/course/?step=f#!258', visitor: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'What would you like to learn?' })).toHaveFocus();
  });

  it('UMB-03 a course that it leads to is a card: its cover, what it is about, how long it takes, and why it fits', async () => {
    const { container } = await openUmbrella(tree);
    await userEvent.click(await screen.findByRole('button', { name: 'A language' }));
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('German', { selector: 'p' })).toBeVisible();
    expect(card.getByText('All about German')).toBeVisible();
    expect(card.getByText('1 h 30 min · 12 lectures · Certificate')).toBeVisible();
    expect(card.getByText('Fits because you chose: A language')).toBeVisible();
    expect(container.querySelector('article img')).toHaveAttribute('src', '/files/cover.webp');
  });

  it('UMB-01 asks first: what the course is about stands below, and what every tree has in common is not said', async () => {
    await openUmbrella(tree);
    const question = await screen.findByRole('heading', { level: 2, name: 'What would you like to learn?' });
    const about = screen.getByRole('heading', { level: 2, name: 'About this course' });
    expect(question.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Running')).toBeNull();
    expect(screen.queryByText('Not included')).toBeNull();
  });

  it.each([
    ['enrolled', { phase: 'ENROLLED' }, 'Start the course', ['Enrolled'], []],
    ['under way', { phase: 'IN_PROGRESS', seenPercent: 40 }, 'Continue the course', ['In progress', '40% done'], []],
    ['done with all', { phase: 'IN_PROGRESS', status: 'DONE' }, 'Finish the course', ['All lectures done'], []],
    [
      'done',
      { phase: 'COMPLETED', status: 'DONE', certificate: { uuid: 'abc' } },
      'Look at it again',
      ['Completed'],
      ['Certificate'],
    ],
    ['left', { phase: 'GAVE_UP', seenPercent: 40 }, 'Enrol again', ['You left'], []],
  ])('UMB-03 of a course inside it says that its reader is %s', async (_what, change, verb, words, links) => {
    const own = userCourseFixture(change);
    await openUmbrella({ ...tree, nodes: [node('b', 'tree', course(101, 'German', own))] }, {});
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: `${verb} German` })).toBeVisible();
    for (const word of words) expect(card.getByText(word)).toBeVisible();
    for (const name of links)
      expect(card.getByRole('link', { name })).toHaveAttribute('href', '/verifycertificate/?uuid=abc');
    expect(card.queryAllByText(/% done/)).toHaveLength(words.length - 1);
    expect(card.queryAllByRole('progressbar')).toHaveLength(words.length - 1);
  });

  it('UMB-01 without a tree yet says that it is being prepared', async () => {
    await openUmbrella(null);
    expect(await screen.findByText('This course is still being prepared.')).toBeVisible();
  });

  it('UMB-01 a tree that cannot be read says so, and the course stays', async () => {
    const app = await openCourse({ type: 'DECISION_TREE' });
    await app.fail('useDecisionTreeQuery', new Error('lost'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'German for Beginners' })).toBeVisible();
  });
});

describe('a course that an umbrella course led to', () => {
  const umbrella = {
    id: 'course-109',
    courseId: 109,
    type: 'DECISION_TREE',
    name: 'Which course is for me?',
    metadata: { language: null },
  };
  const at = '/dashboard/course/?umbrella=false&tree=109&step=a#!258';
  const back = { name: 'Back to “Which course is for me?”' };

  it('UMB-03 leads back to the step that one left, and enrols as one who came by it', async () => {
    const app = await openCourse(state('ENROL'), { at });
    await app.answer('useUmbrellaQuery', { Query: () => ({ course: umbrella }) });
    expect(app.variables('useUmbrellaQuery')).toEqual({ courseId: '109' });
    expect(await screen.findByRole('link', back)).toHaveAttribute(
      'href',
      '/dashboard/course/?umbrella=true&step=a&from=258#!109',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enrol' }));
    expect(app.variables('useEnrolMutation')['input']).toMatchObject({ courseId: '258', umbrellaId: '109' });
  });

  it('UMB-03 without a word in the address leads back to where its learner came from', async () => {
    const app = await openCourse({ ...state('ENROLLED'), viewerUserCourse: userCourseFixture({ umbrella }) });
    expect(screen.getByRole('link', back)).toHaveAttribute('href', '/dashboard/course/?umbrella=true&from=258#!109');
    expect(app.operations).not.toContain('useUmbrellaQuery');
  });

  it('UMB-03 asked for as a tree, is the tree that led its learner to it', async () => {
    const { router } = await openCourse(
      { ...state('ENROLLED'), viewerUserCourse: userCourseFixture({ umbrella }) },
      { at: '/dashboard/course/?umbrella=true#!258' },
    );
    expect(router.state.location).toMatchObject({ search: '?umbrella=true&from=258', hash: '#!109' });
  });

  it.each([
    ['another course', { ...umbrella, type: 'NORMAL' }],
    ['one that is not for the reader', null],
  ])('UMB-03 an address that names %s leads nowhere', async (_what, course) => {
    const app = await openCourse(state('ENROL'), { at });
    await app.answer('useUmbrellaQuery', { Query: () => ({ course }) });
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'German for Beginners' })).toBeVisible();
  });

  it('UMB-03 that it cannot be read keeps nobody from the course', async () => {
    const app = await openCourse(state('ENROL'), { at });
    await app.fail('useUmbrellaQuery', new Error('lost'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Enrol' })).toBeVisible();
  });

  it('UMB-03 ENR-01 who signs in on the way comes back to the same place', async () => {
    const app = await openCourse(state('SIGN_IN'), {
      at: '/courses/course/?umbrella=false&tree=109&step=a#!258',
      visitor: true,
    });
    await app.answer('useUmbrellaQuery', { Query: () => ({ course: umbrella }) });
    expect(screen.getByRole('link', { name: 'Sign in and enrol' })).toHaveAttribute(
      'href',
      `/signin?next=${encodeURIComponent('/courses/course/?umbrella=false&tree=109&step=a#!258')}`,
    );
  });
});
