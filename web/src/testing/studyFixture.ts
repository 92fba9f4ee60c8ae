/** A lecture step without a gate, changed by what the test says. */
export function stepFixture(change: object = {}): object {
  return { lectureId: 2002, moduleId: 1001, name: 'Second lecture', moduleName: 'First module', gate: null, ...change };
}

/** A gate of a lecture that is not done, changed by what the test says. */
export function gateFixture(change: object = {}): object {
  return {
    reason: 'LECTURE_NOT_DONE',
    lectureId: 2001,
    lectureName: 'First lecture',
    moduleId: 1001,
    openQuestionCount: null,
    time: null,
    ...change,
  };
}

/** An active user course of course 258 with nothing done, changed by what the test says. */
export function userCourseFixture(change: object = {}): object {
  return {
    id: 'userCourse-1',
    userCourseId: 4001,
    phase: 'ENROLLED',
    status: 'TODO',
    level: 'GO',
    dueTime: null,
    expired: false,
    expireTime: null,
    umbrella: null,
    overdue: false,
    seenPercent: 0,
    scorePercent: 0,
    remainingMinutes: 36,
    finishTime: null,
    continueAt: { ...stepFixture({ lectureId: 2001, name: 'First lecture' }), sectionId: null },
    certificateProgress: { pointsPercent: 0, requiredPercent: 70, pointsMissing: 5, reached: false },
    lastPosition: null,
    certificate: null,
    achievementProgress: [],
    moduleProgress: [moduleStateFixture()],
    completion: completionFixture(),
    course: {
      id: 'course-258',
      courseId: 258,
      name: 'German for Beginners',
      lectureCount: 2,
      imageUrl: null,
      metadata: { language: null },
    },
    ...change,
  };
}

/** The learner's state in the one module, with nothing done. */
export function moduleStateFixture(lectures: readonly object[] = []): object {
  return {
    module: { id: 'module-1001', moduleId: 1001 },
    status: 'TODO',
    lectures: [
      {
        lecture: { id: 'lecture-2001', lectureId: 2001 },
        status: 'TODO',
        done: false,
        skipped: false,
        gate: null,
        ...lectures[0],
      },
      {
        lecture: { id: 'lecture-2002', lectureId: 2002 },
        status: 'TODO',
        done: false,
        skipped: false,
        gate: null,
        ...lectures[1],
      },
    ],
  };
}

/** What completing would do: nothing is missing and a certificate waits. */
export function completionFixture(change: object = {}): object {
  return {
    complete: true,
    certificate: true,
    scorePercent: 85,
    requiredPercent: 70,
    noCertificateReason: null,
    missingLectures: [],
    ...change,
  };
}

/** The certificate of that course. */
export function certificateFixture(change: object = {}): object {
  return {
    id: 'certificate-1',
    uuid: 'f8257667-1eae-46f4-9cdc-344be9e96eb7',
    holderName: 'Lena Learner',
    courseName: 'German for Beginners',
    courseLanguage: null,
    scorePercent: 85,
    issueTime: '2030-01-31T09:00:00.000Z',
    durationMinutes: 36,
    status: 'VALID',
    expireTime: null,
    revokeTime: null,
    revokeReason: null,
    badgeUrl: '/credentials/f8257667-1eae-46f4-9cdc-344be9e96eb7?format=jwt',
    verifyUrl: '/verifycertificate/?uuid=f8257667-1eae-46f4-9cdc-344be9e96eb7',
    pdfUrl: '/certificates/f8257667.pdf',
    ...change,
  };
}

/** Course 258 with one module of two lectures, which a visitor may look at, changed by what the test says. */
export function studyCourseFixture(change: object = {}): object {
  return {
    id: 'course-258',
    courseId: 258,
    name: 'German for Beginners',
    type: 'NORMAL',
    miniDescription: 'From the first Hallo to your coffee.',
    description: '<p>You will greet people.</p>',
    imageUrl: null,
    videoUrl: null,
    metadata: { language: null, dynamicContentHeight: false, fixedContentHeight: null },
    externalUrl: null,
    anonymousAllowed: false,
    forumEnabled: false,
    sequentialProgress: false,
    certifiable: true,
    requiredPercent: 70,
    durationMinutes: 36,
    timing: 'RUNNING',
    startTime: null,
    availableFromTime: null,
    availableUntilTime: null,
    moduleCount: 1,
    lectureCount: 2,
    tags: [{ id: 'tag-1', name: 'Languages' }],
    achievements: [],
    enrolment: { state: 'ENROL', startTime: null, endTime: null },
    viewerUserCourse: null,
    modules: [
      {
        id: 'module-1001',
        moduleId: 1001,
        number: 1,
        name: 'First module',
        description: '',
        durationMinutes: 36,
        lectures: [
          { id: 'lecture-2001', lectureId: 2001, moduleId: 1001, name: 'First lecture', durationMinutes: 20 },
          { id: 'lecture-2002', lectureId: 2002, moduleId: 1001, name: 'Second lecture', durationMinutes: 16 },
        ],
      },
    ],
    ...change,
  };
}

/** Lecture 2001 with the sections and questions given, changed by what the test says. */
export function lectureFixture({
  sections = [],
  questions = [],
  readOnly = false,
  videoPositions = [],
  ...change
}: {
  sections?: readonly object[];
  questions?: readonly object[];
  readOnly?: boolean;
  videoPositions?: readonly object[];
} & Record<string, unknown> = {}): object {
  return {
    id: 'lecture-2001',
    lectureId: 2001,
    moduleId: 1001,
    courseId: 258,
    number: 1,
    name: 'First lecture',
    description: '',
    durationMinutes: 20,
    headerImageUrl: null,
    mediaSource: null,
    navigationMode: 'SCROLL',
    sectionCount: sections.length,
    questionCount: questions.length,
    progress: { done: false, doneTime: null, skipped: false, status: 'TODO' },
    gate: null,
    previous: null,
    next: stepFixture(),
    content: {
      __typename: 'LectureContent',
      readOnly,
      videoPositions,
      sections: sections.map((section) => asMember(section, '__isSectionFields')),
      questions: questions.map((question) => asMember(question, '__isQuestionFields')),
    },
    ...change,
  };
}

/** A member of a union with the mark that Relay asks for by the interface that all members have. */
export const asMember = (member: object, mark: `__is${string}`): object => ({
  ...member,
  [mark]: (member as { __typename?: string }).__typename,
});

/** A section of plain text. */
export function textSection(sectionId: number, text: string): object {
  return { __typename: 'TextSection', sectionId, number: sectionId, text };
}

/** A question with one right answer, the second; nothing answered yet. */
export function singleChoiceFixture(change: object = {}): object {
  return {
    __typename: 'SingleChoiceQuestion',
    __isNode: 'SingleChoiceQuestion',
    __isQuestionFields: 'SingleChoiceQuestion',
    id: 'question-3001',
    questionId: 3001,
    number: 1,
    text: 'What do you say in the morning?',
    weight: 1,
    wrongLimit: 3,
    wrongCount: 0,
    correct: null,
    keyChanged: false,
    regrading: null,
    courseVersion: 3,
    settled: false,
    correctAnswerCount: 1,
    placed: false,
    explanations: [],
    options: ['Gute Nacht', 'Guten Morgen', 'Guten Abend'],
    chosenPosition: null,
    correctPosition: null,
    ...change,
  };
}

/** A question with two right answers, the first and the third; nothing answered yet. */
export function multipleChoiceFixture(change: object = {}): object {
  return {
    ...singleChoiceFixture(),
    __typename: 'MultipleChoiceQuestion',
    text: 'Which two can you say when you leave?',
    correctAnswerCount: 2,
    options: ['Tschüss', 'Hallo', 'Bis bald'],
    chosenPositions: null,
    correctPositions: null,
    ...change,
  };
}
