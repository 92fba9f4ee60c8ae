/** Answers of the platform: a valid default plus what a test is about. */
import type { PageWire } from '../pagination.ts';
import type { Schemas } from '../rest/Schemas.ts';

const time = '2030-01-31T09:00:00.000Z';

export const aPage = <T>(content: readonly T[], { page = 0, size = 25, total = content.length } = {}): PageWire<T> => ({
  content,
  cursors: content.map((_row, index) => `row-${page * size + index}`),
  pageable: {
    pageNumber: page,
    pageSize: size,
    first: page === 0,
    last: (page + 1) * size >= total,
    totalPages: Math.ceil(total / size),
    totalElements: total,
  },
  currentPage: page,
  totalPages: Math.ceil(total / size),
});

export const aCourse = (over: Partial<Schemas['Course']> = {}): Schemas['Course'] => ({
  id: 258,
  workspaceId: 1,
  version: 3,
  name: 'German for Beginners',
  description: 'First words and sentences.',
  miniDescription: 'First words.',
  type: null,
  published: true,
  template: false,
  voucherActivated: false,
  certifiable: true,
  anonymousAllowed: false,
  preEnrollAllowed: false,
  forumEnabled: false,
  sequentialProgress: false,
  courseImage: '/static/media/german.webp',
  videoUrl: null,
  externalUrl: null,
  duration: 36,
  startTime: null,
  availableFromTime: null,
  availableUntilTime: null,
  timing: 'RUNNING',
  minScoreRate: 0.75,
  certificateMonths: null,
  totalPoints: 4,
  questionAnswersSize: 2,
  moduleCount: 1,
  lectureCount: 2,
  createTime: time,
  updateTime: time,
  title: over.name ?? 'German for Beginners',
  durationHours: 0.6,
  durationMinutes: 36,
  createdBy: 1100,
  tags: [{ id: 5, name: 'language' }],
  metadata: { lang: 'de' },
  customMetadata: {},
  ...over,
});

export const aLecture = (over: Partial<Schemas['Lecture']> = {}): Schemas['Lecture'] => ({
  id: 1002,
  lectureId: over.id ?? 1002,
  moduleId: 1001,
  number: 1,
  name: 'Greetings',
  description: '',
  durationMinutes: 6,
  headerCover: null,
  navigationMode: 'NEXT_BUTTON',
  mediaSource: null,
  mediaKind: null,
  lectureType: 'textQuiz',
  sectionCount: 2,
  questionCount: 1,
  totalPoints: 2,
  questionBank: null,
  ...over,
});

const untouched = { correctPoints: 0, completionPoints: 0, done: false, status: 'TODO' } as const;

/** One of a learner's user course. */
export const aUserLecture = (over: Partial<Schemas['UserLecture']> = {}): Schemas['UserLecture'] => ({
  ...aLecture(over),
  ...untouched,
  doneTime: null,
  skipped: false,
  gate: null,
  ...over,
});

export const aModule = (over: Partial<Schemas['Module']> = {}): Schemas['Module'] => ({
  id: 1001,
  moduleId: over.id ?? 1001,
  number: 1,
  name: 'First words',
  description: '',
  availableFromTime: null,
  moduleStartDate: null,
  durationMinutes: null,
  totalPoints: 4,
  lectures: [aLecture(), aLecture({ id: 1003, number: 2, name: 'Numbers' })],
  ...over,
});

/** One of a learner's user course. */
export const aUserModule = (over: Partial<Schemas['UserModule']> = {}): Schemas['UserModule'] => ({
  ...aModule(),
  ...untouched,
  finishTime: null,
  lectures: [aUserLecture(), aUserLecture({ id: 1003, number: 2, name: 'Numbers' })],
  ...over,
});

export const aGamificationItem = (over: Partial<Schemas['GamificationItem']> = {}): Schemas['GamificationItem'] => ({
  id: 1090,
  '@type': 'LECTURES_COMPLETED',
  kind: null,
  name: 'Good start',
  description: 'For the first lecture.',
  imageUrl: null,
  lectureIds: [1002],
  questionAnswerIds: [],
  qaRate: null,
  ...over,
});

/** One of a learner's user course. */
export const aUserGamificationItem = (
  over: Partial<Schemas['UserGamificationItem']> = {},
): Schemas['UserGamificationItem'] => ({
  ...aGamificationItem(),
  isDone: true,
  achieved: true,
  reached: 1,
  needed: 1,
  ...over,
});

export const aUserGamification = (over: Partial<Schemas['UserGamification']> = {}): Schemas['UserGamification'] => ({
  id: 1501,
  gamificationId: 1090,
  createTime: time,
  userCourseId: 77,
  courseId: 258,
  courseName: 'German for Beginners',
  courseLanguage: 'de',
  gamification: aGamificationItem(),
  ...over,
});

export const aCourseWithOutline = (over: Partial<Schemas['Course']> = {}): Schemas['Course'] =>
  aCourse({ modules: [aModule()], gamificationItems: [aGamificationItem()], ...over });

/** As those see it who work on it. */
export const anAuthoredCourse = (over: Partial<Schemas['AuthoredCourse']> = {}): Schemas['AuthoredCourse'] => ({
  ...aCourse(),
  holdsBack: false,
  liveVersion: over.version ?? aCourse().version,
  publishTime: null,
  publishGradings: [],
  learnerCount: 12,
  updatedBy: { id: 1200, name: 'Ada Example', username: 'author@demo.test' },
  lock: null,
  rights: { edit: true, template: false },
  ...over,
});

/** As those see it who work on its course. */
export const anAuthoredLecture = (over: Partial<Schemas['AuthoredLecture']> = {}): Schemas['AuthoredLecture'] => ({
  ...aLecture(),
  courseId: 258,
  version: 3,
  sections: [],
  questionAnswers: [aQuestion()],
  ...over,
});

export const aQuestion = (over: Partial<Schemas['Question']> = {}): Schemas['Question'] => ({
  id: 1010,
  '@type': 'SingleChoice',
  number: 1,
  question: 'How do you say good morning?',
  answer: ['Guten Abend', 'Guten Morgen'],
  optionIds: null,
  keyChanged: false,
  regrading: null,
  courseVersion: null,
  correctAnswer: null,
  correctAnswerSize: 1,
  correct: null,
  userAnswer: null,
  explanation: null,
  partsCorrect: null,
  parts: null,
  wrongCount: 0,
  wrongLimit: 0,
  exhausted: false,
  weight: 2,
  ...over,
});

export const aLecturePage = (over: Partial<Schemas['UserLecturePage']> = {}): Schemas['UserLecturePage'] => ({
  ...aUserLecture(over),
  userCourseId: 77,
  courseId: 258,
  videoPositions: [],
  readOnly: false,
  withheld: null,
  sections: [
    {
      id: 1020,
      number: 1,
      type: 'JSON',
      content: { type: 'text', content: { text: '<h2>Hello</h2><p>Hallo</p>' } },
      questionAnswers: [],
    },
    {
      id: 1021,
      number: 2,
      type: 'JSON',
      content: { type: 'QUESTION', content: { questionIndex: 0 } },
      questionAnswers: [aQuestion()],
    },
  ],
  questionAnswers: [aQuestion()],
  previousLecture: null,
  nextLecture: {
    lectureId: 1003,
    moduleId: 1001,
    name: 'Numbers',
    moduleName: 'First words',
    gate: {
      reason: 'LECTURE_NOT_DONE',
      lectureId: 1002,
      lectureName: 'Greetings',
      moduleId: 1001,
      pointsMissing: 2,
      openQuestions: 1,
      time: null,
    },
  },
  ...over,
});

export const aCompletion = (over: Partial<Schemas['Completion']> = {}): Schemas['Completion'] => ({
  wouldComplete: false,
  wouldCertify: false,
  noCertificateReason: 'NOT_COMPLETE',
  scorePercent: 50,
  requiredPercent: 75,
  pointsMissing: 1,
  missingLectures: [
    { lectureId: 1003, moduleId: 1001, name: 'Numbers', moduleName: 'First words', gate: null, pointsMissing: null },
  ],
  ...over,
});

const aUserCourseSummary = (over: Partial<Schemas['UserCourseSummary']> = {}): Schemas['UserCourseSummary'] => ({
  id: 77,
  userId: 1200,
  courseId: 258,
  username: 'learner@demo.test',
  name: 'Mara Lindqvist',
  startTime: time,
  finishTime: null,
  updateTime: time,
  expireTime: null,
  dueTime: null,
  umbrellaId: null,
  overdue: false,
  viewOnly: null,
  lastSeenTime: null,
  stuck: false,
  status: 'IN_PROGRESS',
  phase: 'IN_PROGRESS',
  correctPoints: 2,
  completionPoints: 2,
  totalPoints: 4,
  stats: { lectures: 2, modules: 1, rightQuestionAnswers: 1, lecturesMarkedAsSeen: 1 },
  progress: {
    scorePercent: 50,
    seenPercent: 50,
    phase: 'IN_PROGRESS',
    level: 'NICE',
    nextLectureId: 1003,
    nextModuleId: 1001,
    nextLecture: { lectureId: 1003, moduleId: 1001, name: 'Numbers', moduleName: 'First words', gate: null },
    continueAt: {
      lectureId: 1003,
      moduleId: 1001,
      name: 'Numbers',
      moduleName: 'First words',
      gate: null,
      sectionId: null,
    },
    certificate: { pointsPercent: 50, requiredPercent: 75, pointsMissing: 1, reached: false },
    minutesLeft: 6,
  },
  lastPosition: null,
  certificate: null,
  gamificationItems: [aUserGamificationItem()],
  userGamificationItems: [],
  ...over,
});

/** `course` without what its learner has of it. */
type UserCourseParts = Partial<Omit<Schemas['UserCourse'], 'course'>> & { readonly course?: Schemas['Course'] };

export const aUserCourse = ({ course = aCourse(), ...over }: UserCourseParts = {}): Schemas['UserCourse'] => ({
  ...aUserCourseSummary({ courseId: course.id }),
  course: { ...course, correctPoints: 2, rightQuestionAnswers: 1 },
  ...over,
});

/** The answer of an answer: a right one to the question of {@link aQuestion}. */
export const anAnswerResult = (over: Partial<Schemas['AnswerResult']> = {}): Schemas['AnswerResult'] => ({
  questionId: 1010,
  '@type': 'SingleChoice',
  correct: true,
  explanation: null,
  userAnswer: [2],
  partsCorrect: null,
  parts: null,
  wrongCount: 0,
  wrongLimit: 0,
  exhausted: false,
  correctAnswer: [2],
  correctAnswerSize: 1,
  keyChanged: false,
  weight: 2,
  question: aQuestion({ correct: true, userAnswer: [2], correctAnswer: [2] }),
  userCourse: aUserCourseSummary(),
  lecture: {
    ...aUserLecture({ done: true, status: 'DONE', correctPoints: 2 }),
    previousLecture: null,
    nextLecture: null,
  },
  newUserGamificationItems: [],
  ...over,
});

export const aCertificate = (over: Partial<Schemas['Certificate']> = {}): Schemas['Certificate'] => ({
  uuid: '0b8f3c5e-2f3a-4c7e-9a51-0d6f1b2c3d4e',
  holderName: 'Mara Lindqvist',
  courseId: 258,
  courseName: 'German for Beginners',
  courseLanguage: 'de',
  scorePercent: 88,
  issuedDate: time,
  duration: 36,
  requiredPercent: 75,
  expireTime: null,
  revokedTime: null,
  revokeReason: null,
  status: 'VALID',
  ...over,
});

export const aUser = (over: Partial<Schemas['User']> = {}): Schemas['User'] => ({
  id: 1200,
  username: 'learner@demo.test',
  name: 'Mara Lindqvist',
  picture: null,
  language: 'en',
  roles: [],
  createCourse: false,
  createVoucher: false,
  rightsWait: false,
  createdTime: time,
  preferences: { colorMode: null, fontSize: null, colorScheme: null, imageMode: null },
  consentDue: null,
  mayCustomise: false,
  hasPassword: true,
  address: { street: null, postalCode: null, country: null },
  phone: null,
  latestUserCourseGamification: null,
  ...over,
});

export const aWorkspace = (over: Partial<Schemas['Workspace']> = {}): Schemas['Workspace'] => ({
  id: 1,
  hostname: 'localhost',
  company: 'Demo School',
  color: '#006fb8',
  coverImage: null,
  createdTime: time,
  trial: false,
  trialContact: null,
  consent: { id: 1, url: '/consent' },
  activeConsent: { id: 1, url: '/consent' },
  publicIntegrations: [],
  maxVideoBytes: 209_715_200,
  embedHosts: ['miro.com'],
  externalSignIns: [],
  files: { template: false, style: false, headerScript: false, footerScript: false, pageStyle: false },
  ...over,
});

export const aPerson = (over: Partial<Schemas['Person']> = {}): Schemas['Person'] => ({
  userId: 1200,
  username: 'learner@demo.test',
  name: 'Mara Lindqvist',
  adminPromised: false,
  leftBy: null,
  admin: false,
  createCourse: false,
  createVoucher: false,
  status: 'REGISTERED',
  addressProven: true,
  invitedTime: null,
  leftTime: null,
  groups: [],
  createTime: time,
  updateTime: time,
  ...over,
});

export const aGroup = (over: Partial<Schemas['PersonGroup']> = {}): Schemas['PersonGroup'] => ({
  id: 1500,
  name: 'Sales',
  description: '',
  addressDomain: null,
  origin: 'HAND',
  memberCount: 2,
  createTime: time,
  updateTime: time,
  ...over,
});

export const anAuditEntry = (over: Partial<Schemas['AuditEntry']> = {}): Schemas['AuditEntry'] => ({
  id: 5000,
  time,
  action: 'SIGNED_IN',
  actorId: 1200,
  actorName: 'Ada',
  subjectId: 1200,
  subjectName: 'Ada',
  who: { text: 'Ada', kind: 'PERSON', id: '1200' },
  sentence: [{ text: 'Signed in', kind: null, id: null }],
  token: null,
  jobId: null,
  jobEntryCount: null,
  details: {},
  ...over,
});

export const aPrivacyRequest = (over: Partial<Schemas['PrivacyRequest']> = {}): Schemas['PrivacyRequest'] => ({
  id: 6000,
  kind: 'EXPORT',
  state: 'OPEN',
  origin: 'MAIL',
  username: 'ada@example.org',
  userId: 1200,
  name: 'Ada',
  isHere: true,
  orderedById: 1001,
  orderedByName: 'Admin',
  requestedTime: time,
  dueTime: '2030-03-02T09:00:00.000Z',
  closedTime: null,
  overdue: false,
  ...over,
});

export const anIntegrationCheck = (over: Partial<Schemas['IntegrationCheck']> = {}): Schemas['IntegrationCheck'] => ({
  ok: true,
  problem: null,
  field: null,
  host: null,
  status: null,
  providerText: null,
  time,
  ...over,
});

export const anIntegration = (over: Partial<Schemas['Integration']> = {}): Schemas['Integration'] => ({
  id: 6000,
  '@type': 'FORUM',
  name: 'Forum',
  secretsSet: [],
  createdTime: time,
  updatedTime: time,
  lastCheck: null,
  lastSync: null,
  ...over,
});

export const aConsentVersion = (over: Partial<Schemas['ConsentVersion']> = {}): Schemas['ConsentVersion'] => ({
  id: 1,
  url: '/consent',
  active: true,
  createdTime: time,
  acceptedCount: 3,
  ...over,
});

export const aFile = (over: Partial<Schemas['File']> = {}): Schemas['File'] => ({
  id: 4001,
  name: 'House.png',
  url: `http://localhost/static/files/${'a'.repeat(64)}.png`,
  createTime: time,
  updateTime: time,
  multiVersion: true,
  category: 'CONTENT',
  type: 'IMAGE',
  byteCount: 1234,
  alternativeText: 'A house',
  ...over,
});

export const aSavedSection = (over: Partial<Schemas['SavedSection']> = {}): Schemas['SavedSection'] => ({
  id: 61,
  name: 'Safety first',
  sectionCount: 2,
  createdBy: { id: 5, username: 'ana@demo.test', name: 'Ana' },
  createTime: time,
  updateTime: time,
  editable: true,
  ...over,
});

export const aJob = (change: Partial<Schemas['Job']> = {}): Schemas['Job'] => ({
  id: 1201,
  kind: 'somethingElse',
  exported: null,
  state: 'RUNNING',
  done: 3,
  total: 10,
  rows: { waiting: 7, done: 1, startsLater: 0, unchanged: 1, refused: 1 },
  actorId: 1200,
  createdTime: '2030-01-31T09:00:00.000Z',
  startTime: '2030-01-31T09:00:01.000Z',
  endTime: null,
  cancelTime: null,
  result: null,
  ...change,
});

export const aCampaign = (change: Partial<Schemas['Campaign']> = {}): Schemas['Campaign'] => ({
  id: 1400,
  type: 'COURSE_ENROLLMENT',
  redeemType: 'UNIQUE_CODE',
  name: 'Spring',
  courseId: 258,
  courseName: 'Painting',
  courseEndTime: null,
  startTime: '2030-01-01T00:00:00.000Z',
  endTime: null,
  maxUsages: 0,
  active: true,
  status: 'RUNNING',
  voucherCount: 15,
  usageCount: 3,
  version: '"v1"',
  createTime: '2030-01-01T00:00:00.000Z',
  updateTime: '2030-01-01T00:00:00.000Z',
  ...change,
});
