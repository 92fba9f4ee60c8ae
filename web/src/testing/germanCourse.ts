/** A course whose author wrote German: every text of theirs begins with “Wort”, as `wordsInWrongLanguage` knows it. */
import { courseFixture } from './courseFixture.ts';
import {
  certificateFixture,
  gateFixture,
  lectureFixture,
  moduleStateFixture,
  multipleChoiceFixture,
  singleChoiceFixture,
  stepFixture,
  studyCourseFixture,
  userCourseFixture,
} from './studyFixture.ts';

const metadata = { language: 'de', dynamicContentHeight: false, fixedContentHeight: null };

export const step = (change: object = {}): object =>
  stepFixture({ name: 'Wortlektion-2', moduleName: 'Wortmodul', ...change });

/** Another lecture must be done first. */
export const gate = (change: object = {}): object =>
  gateFixture({ reason: 'SEQUENTIAL', lectureName: 'Wortlektion', openQuestionCount: 2, ...change });

const item = { id: 'item-1', achievementId: 1, name: 'Wortpreis', description: 'Wortlob' };
const condition = {
  type: 'LECTURES_COMPLETED',
  frame: true,
  imageUrl: null,
  lectureIds: [1],
  questionIds: [],
  requiredPercent: null,
};

export const earned = (id: number, achievement: object | null = { ...item, ...condition }): object => ({
  id: `earned-${id}`,
  earnedAchievementId: id,
  createTime: '2030-01-31T09:00:00.000Z',
  courseId: 258,
  courseName: 'Wortkurs',
  courseLanguage: 'de',
  achievement,
});

export const certificate = certificateFixture({ courseName: 'Wortkurs', courseLanguage: 'de' });

const lockedLecture = { status: 'LOCKED', gate: gate() };

export const userCourse = (change: object = {}): object =>
  userCourseFixture({
    phase: 'IN_PROGRESS',
    course: { id: 'course-258', courseId: 258, name: 'Wortkurs', imageUrl: null, metadata },
    continueAt: { ...step(), sectionId: null },
    moduleProgress: [moduleStateFixture([{}, lockedLecture])],
    achievementProgress: [{ achieved: false, reached: 0, needed: 1, achievement: { ...item, ...condition } }],
    ...change,
  });

export const studyCourse = (change: object = {}): object =>
  studyCourseFixture({
    name: 'Wortkurs',
    miniDescription: 'Wortinhalt',
    description: '<p>Wortreise <b>Wortdick</b></p>',
    metadata,
    sequentialProgress: true,
    tags: [{ id: 'tag-1', name: 'Wortmarke' }],
    achievements: [{ ...item, ...condition }],
    modules: [
      {
        id: 'module-1001',
        moduleId: 1001,
        number: 1,
        name: 'Wortmodul',
        description: 'Wortmodulinhalt',
        durationMinutes: 36,
        lectures: [
          { id: 'lecture-2001', lectureId: 2001, moduleId: 1001, name: 'Wortlektion', durationMinutes: 20 },
          { id: 'lecture-2002', lectureId: 2002, moduleId: 1001, name: 'Wortlektion-2', durationMinutes: 16 },
        ],
      },
    ],
    ...change,
  });

/** As a card of the catalogue shows it; more tags than it has room for. */
export const catalogueCourse = courseFixture({
  courseId: 258,
  name: 'Wortkurs',
  miniDescription: 'Wortinhalt',
  metadata,
  tags: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: `Wortmarke-${id}` })),
});

const section = (__typename: string, change: object): { readonly __typename: string } => ({ __typename, ...change });

/** A section of every type; divisions show nothing. */
export const sections: readonly { readonly __typename: string }[] = [
  section('TextSection', { text: 'Worttext' }),
  section('HtmlSection', { html: '<p>Worthtml</p>' }),
  section('RichTextSection', { html: '<h2>Wortabschnitt</h2><p>Wortabsatz</p>' }),
  section('PdfSection', { url: '/files/paper.pdf' }),
  section('AudioSection', { url: '/files/talk.mp3', title: 'Wortton', transcript: '0:01 Wortgesagt' }),
  section('FileSection', { url: '/files/list.pdf', title: 'Wortliste' }),
  section('EmbedSection', { url: 'https://miro.com/app', title: 'Wortbrett', caption: 'Wortaufgabe', size: 'WIDE' }),
  section('ImportantSection', { title: 'Wortwichtig', html: '<p>Wortachtung</p>' }),
  section('AdditionalInfoSection', { title: 'Wortmehr', html: '<p>Wortnochmehr</p>' }),
  section('ExamplesSection', { title: 'Wortbeispiel', html: '<p>Wortprobe</p>' }),
  section('ImageTextSection', {
    imageUrl: '/files/light.png',
    imageAlt: 'Wortbild',
    imageSide: 'LEFT',
    imageColumns: 6,
    textColumns: 6,
    html: '<p>Wortneben</p>',
  }),
  section('VideoTextSection', {
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    videoKind: 'YOUTUBE',
    videoSide: 'LEFT',
    videoColumns: 6,
    textColumns: 6,
    html: '<p>Wortfilm</p>',
    captions: [],
    transcript: '',
  }),
  section('AccordionSection', { items: [{ title: 'Wortfrage', html: '<p>Wortantwort</p>' }] }),
  section('ButtonSection', {
    buttonText: 'Wortknopf',
    buttonLink: 'https://demo.test/',
    html: '<p>Wortlink</p>',
    className: '',
  }),
  section('QuestionSection', { question: null }),
  section('BranchSection', { options: [{ title: 'Wortweg', sections: [] }] }),
  section('DialogSection', {
    turns: [
      {
        usesOwnPicture: false,
        side: 'LEFT',
        avatarUrl: null,
        avatarName: 'Wortsprecher',
        bubbles: [{ __typename: 'TextBubble', html: '<p>Wortrede</p>' }],
      },
      {
        usesOwnPicture: true,
        side: 'RIGHT',
        avatarUrl: null,
        avatarName: null,
        bubbles: [{ __typename: 'AudioBubble', url: '/files/sound.mp3' }],
      },
    ],
  }),
];

const explanation = { position: 1, type: 'TEXT', content: 'Worterklärung' };

/** What any question has here; `settled` tells what was right. */
const asked = (id: number, change: object): Record<string, unknown> => ({
  ...singleChoiceFixture(),
  id: `question-${id}`,
  questionId: id,
  number: id,
  text: '<p>Wortaufgabe</p>',
  options: ['Worteins', 'Wortzwei'],
  ...change,
});

const labels = (...names: string[]): object[] => names.map((name, index) => ({ key: String(index + 1), label: name }));
const placing = {
  items: labels('Wortding', 'Wortsache'),
  categories: labels('Wortkorb', 'Wortkiste'),
  correctAnswerCount: 2,
};
const placement = (...items: readonly string[][]): object[] =>
  items.map((entry, index) => ({ category: String(index + 1), items: entry }));
const parts = { correctPartCount: null, partCount: null };
const member = (__typename: string): object => ({ __typename, __isNode: __typename, __isQuestionFields: __typename });
const exhausted = { settled: true, correct: false, wrongCount: 3, explanations: [explanation] };

/** A question of every type, each once as it is first seen and once with no try left. */
export const questions: readonly Record<string, unknown>[] = [
  asked(1, {}),
  asked(2, { ...exhausted, chosenPosition: 1, correctPosition: 2 }),
  asked(3, { ...multipleChoiceFixture(), ...asked(3, member('MultipleChoiceQuestion')) }),
  asked(4, {
    ...member('CategorizationQuestion'),
    ...placing,
    ...parts,
    placement: placement(['1']),
    correctPlacement: null,
  }),
  asked(5, {
    ...member('CategorizationQuestion'),
    ...placing,
    ...exhausted,
    correctPartCount: 0,
    partCount: 2,
    placement: placement(['1', '2']),
    correctPlacement: placement(['1'], ['2']),
  }),
  asked(6, {
    ...member('MultipleAssociationQuestion'),
    ...placing,
    ...parts,
    placement: placement(['1']),
    correctPlacement: null,
  }),
  asked(7, { ...member('SingleOrderingQuestion'), ...parts, givenOrder: [2], correctOrder: null }),
  asked(8, {
    ...member('SingleOrderingQuestion'),
    ...exhausted,
    correctPartCount: 0,
    partCount: 2,
    givenOrder: [2, 1],
    correctOrder: [1, 2],
  }),
];

export const lecture = (change: Parameters<typeof lectureFixture>[0] = {}): object =>
  lectureFixture({
    name: 'Wortlektion',
    description: 'Wortbeschreibung',
    questions,
    sections: sections.map((each, index) => ({ sectionId: index + 1, number: index + 1, ...each })),
    mediaSource: null,
    previous: step(),
    next: step(),
    ...change,
  });
