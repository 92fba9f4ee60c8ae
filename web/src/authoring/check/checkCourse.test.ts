import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { defaultQuestion } from '../../quiz/defaultQuestion.ts';
import { insertable, insertableTypes } from '../../section/types.ts';
import type { SectionContent } from '../draft/sectionDraft.ts';
import type { AchievementDraft, CourseDraft, CourseFields, LectureDraft } from '../draft/courseDraft.ts';
import {
  aCourse,
  aLecture,
  aModule,
  aQuestion,
  aSection,
  arbitraryCourse,
  courseFields,
} from '../draft/draftBuilder.testkit.ts';
import { findNode } from '../draft/findNode.ts';
import type { QuestionContent, QuestionDraft } from '../draft/questionDraft.ts';
import { checkCourse, type CheckAround } from './checkCourse.ts';
import { createLectureCheck } from './checkLecture.ts';
import { createFileCheck } from './checkFiles.ts';
import { heavyFault, missingFault } from './fileFault.ts';
import { weightOf, type Rule, type Weight } from './finding.ts';

const words = {
  heading: 'Heading',
  paragraph: 'Write & see',
  title: 'Title',
  button: 'Find out more',
  option: (number: number) => `Option ${number}`,
};
const questionWords = {
  answer: (number: number) => `Answer ${number}`,
  item: (number: number) => `Item ${number}`,
  category: (number: number) => `Category ${number}`,
};
const around: CheckAround = {
  lectures: createLectureCheck({
    ofSection: (text) => ['Heading', 'Write & see', 'Title', 'Option 1', 'Option 2'].includes(text),
    ofQuestion: (text) => /^(?:Answer|Item|Category) [12]$/.test(text),
  }),
  findCourse: () => undefined,
  files: () => [],
};

const html = (text = '<p>Words</p>') => aSection('s', { type: 'richText', html: text });
const sound = aLecture('l', { id: 1, content: { sections: [html()], questions: [] } });
const withLecture = (lecture: LectureDraft, fields: Partial<CourseFields> = {}): CourseDraft =>
  aCourse([aModule('m', [lecture])], { fields: { ...courseFields, ...fields } });
const withSection = (content: SectionContent): CourseDraft =>
  withLecture(aLecture('l', { content: { sections: [aSection('s', content)], questions: [] } }));
const withQuestion = (more: Partial<QuestionDraft>): CourseDraft =>
  withLecture(aLecture('l', { content: { sections: [html()], questions: [aQuestion('q', more)] } }));
const withAnswers = (content: QuestionContent): CourseDraft => withQuestion({ content });
const withAchievement = (more: Partial<AchievementDraft>): CourseDraft =>
  aCourse([aModule('m', [sound])], {
    achievements: [
      {
        key: 'a',
        name: 'Prize',
        description: '',
        imageUrl: null,
        frame: false,
        condition: { type: 'LECTURES_COMPLETED', lectures: ['l'] },
        ...more,
      },
    ],
  });

/** As `must rule at node field`. */
const found = (draft: CourseDraft): readonly string[] =>
  checkCourse(draft, around).map(
    (finding) => `${weightOf(finding)} ${finding.rule} at ${finding.place.node ?? 'course'} ${finding.place.field}`,
  );

test('OP-217 nothing is found in a course without a fault', () => {
  expect(found(withLecture(sound))).toEqual([]);
  expect(found(withLecture(aLecture('l', { content: 'notRead' }), { certifiable: true }))).toEqual([]);
});

describe('OP-217 of the course', () => {
  const blank = { ...sound, fields: { ...sound.fields, name: ' ' } };
  const live = { url: 'https://vimeo.com/7', startTime: null, finishTime: null };
  test.each<[what: string, draft: CourseDraft, findings: readonly string[]]>([
    ['without a name', withLecture(sound, { name: '<p> </p>' }), ['must noName at course name']],
    [
      'with a module without a name',
      aCourse([{ ...aModule('m', [sound]), fields: { ...aModule('m', []).fields, name: '' } }]),
      ['must noName at m name'],
    ],
    ['with a lecture without a name', withLecture(blank), ['must noName at l name']],
    ['without modules', aCourse([]), ['must noLectures at course modules']],
    [
      'without lectures',
      aCourse([aModule('m', [])]),
      ['must noLectures at course modules', 'should emptyModule at m lectures'],
    ],
    ['with an empty module', aCourse([aModule('m', [sound]), aModule('n', [])]), ['should emptyModule at n lectures']],
    ['with an empty lecture', withLecture(aLecture('l')), ['should emptyLecture at l content']],
    [
      'with a lecture that is a description',
      withLecture(aLecture('l', { fields: { ...sound.fields, description: '<p>Read it.</p>' } })),
      [],
    ],
    [
      'with a lecture that is a video',
      withLecture(aLecture('l', { fields: { ...sound.fields, mediaSource: live } })),
      [],
    ],
    [
      'elsewhere, and not said where',
      aCourse([], { fields: { ...courseFields, type: 'EXTERNAL', externalUrl: ' ' } }),
      ['must noAddress at course externalUrl'],
    ],
    [
      'elsewhere',
      aCourse([], { fields: { ...courseFields, type: 'EXTERNAL', externalUrl: 'https://example.org' } }),
      [],
    ],
    [
      'that leads to others, without a tree',
      aCourse([], { fields: { ...courseFields, type: 'DECISION_TREE' } }),
      ['should treeProblem at course decisionTree'],
    ],
  ])('%s', (_what, draft, findings) => expect(found(draft)).toEqual(findings));
});

describe('OP-217 CERT-02 of the certificate', () => {
  const asked = aLecture('l', { content: { sections: [], questions: [aQuestion('q')] } });
  const packaged = aLecture('l', {
    fields: { ...sound.fields, mediaSource: { url: '/static/scorm/7/index.html', startTime: null, finishTime: null } },
  });
  test.each<[what: string, draft: CourseDraft, findings: readonly string[]]>([
    [
      'a score where nothing is asked',
      withLecture(sound, { certifiable: true }),
      ['must neverPassed at course passingPercent'],
    ],
    ['no score where nothing is asked', withLecture(sound, { certifiable: true, passingPercent: 0 }), []],
    ['a score where something is asked', withLecture(asked, { certifiable: true }), []],
    ['a score that a package may tell', withLecture(packaged, { certifiable: true }), []],
    ['a score of a course that is one package', withLecture(sound, { certifiable: true, type: 'SCORM_COURSE' }), []],
    [
      'more than there is',
      withLecture(asked, { certifiable: true, passingPercent: 120 }),
      ['must passingRange at course passingPercent'],
    ],
    ['no certificate at all', withLecture(sound, { passingPercent: 120 }), []],
  ])('%s', (_what, draft, findings) => expect(found(draft)).toEqual(findings));
});

describe('OP-217 GAM-02 GAM-03 of achievements', () => {
  test.each<[what: string, more: Partial<AchievementDraft>, findings: readonly string[]]>([
    ['as it should be', {}, []],
    ['without a name', { name: ' ' }, ['must noName at a name']],
    [
      'that nobody can earn',
      { condition: { type: 'LECTURES_COMPLETED', lectures: ['gone'] } },
      ['should neverEarned at a condition'],
    ],
    [
      'for questions where there are none',
      { condition: { type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: 50 } },
      ['should neverEarned at a condition'],
    ],
    ['that is a frame without a picture', { frame: true }, ['should noFrame at a imageUrl']],
  ])('%s', (_what, more, findings) => expect(found(withAchievement(more))).toEqual(findings));
});

describe('OP-217 of sections', () => {
  const beside = { imageSide: 'LEFT', imageColumns: 6, textColumns: 6 } as const;
  const picture = (imageUrl: string, imageAlt: string, text = ''): SectionContent => ({
    type: 'imageText',
    imageUrl,
    imageAlt,
    html: text,
    ...beside,
  });
  const video = (videoUrl: string): SectionContent => ({
    type: 'videoText',
    videoUrl,
    videoSide: 'LEFT',
    videoColumns: 6,
    textColumns: 6,
    html: '',
    captions: [],
    transcript: 'Trees.',
  });
  const said = (
    ...bubbles: Extract<SectionContent, { type: 'dialog' }>['turns'][number]['bubbles']
  ): SectionContent => ({
    type: 'dialog',
    turns: [{ usesOwnPicture: false, side: 'LEFT', avatarUrl: null, avatarName: null, bubbles }],
  });
  const button = (buttonLink: string): SectionContent => ({
    type: 'button',
    buttonText: 'Find out more',
    buttonLink,
    html: '',
    className: '',
  });
  test.each<[what: string, content: SectionContent, findings: readonly string[]]>([
    ['no text', { type: 'richText', html: '<p><br></p>' }, ['should empty at s html']],
    [
      'a text that is a picture alone, without words for it',
      { type: 'html', html: '<p><img src="a.png" alt=""></p>' },
      ['should noAlternative at s html'],
    ],
    ['a text that is a picture alone', { type: 'html', html: '<p><img src="a.png" alt="A tree"></p>' }, []],
    ['plain text with a sign', { type: 'text', text: 'a < b' }, []],
    ['no plain text', { type: 'text', text: ' ' }, ['should empty at s text']],
    ['an empty box', { type: 'important', title: 'Mind', html: '' }, ['should empty at s html']],
    ['no picture', picture('', ''), ['must noMedia at s imageUrl']],
    ['a picture without words', picture('/a.png', ' '), ['should noAlternative at s imageAlt']],
    [
      'a picture, and one in its text without words',
      picture('/a.png', 'Tree', '<p>x<img src="b"></p>'),
      ['should noAlternative at s html'],
    ],
    ['no video', video(''), ['must noMedia at s videoUrl']],
    ['a video', video('https://example.org/a.mp4'), []],
    ['no document', { type: 'pdf', url: ' ' }, ['must noMedia at s url']],
    ['a button that leads nowhere', button(''), ['should noLink at s buttonLink']],
    ['a button', button('/courses'), []],
    ['no question chosen', { type: 'question', question: null }, ['must noQuestion at s question']],
    ['no parts', { type: 'accordion', items: [] }, ['should empty at s items']],
    [
      'an empty part, and another',
      {
        type: 'accordion',
        items: [
          { title: 'A', html: '<p>A</p>' },
          { title: 'B', html: '' },
          { title: 'C', html: '' },
        ],
      },
      ['should empty at s items.1.html'],
    ],
    [
      'a way without anything',
      {
        type: 'branch',
        options: [
          { title: 'Left', sections: [html()] },
          { title: 'Right', sections: [] },
        ],
      },
      ['should empty at s options.1'],
    ],
    ['an empty bubble', said({ kind: 'text', html: '' }), ['should empty at s turns.0.bubbles.0.html']],
    ['a bubble without its sound', said({ kind: 'audio', url: '' }), ['must noMedia at s turns.0.bubbles.0.url']],
    [
      'a bubble without its question',
      said({ kind: 'question', question: null }),
      ['must noQuestion at s turns.0.bubbles.0.question'],
    ],
    ['a divider', { type: 'divider', divider: 'BUTTON' }, []],
    ['what this version does not know', { type: 'unknown', storedType: 'X', content: { title: 'Heading' } }, []],
  ])('%s', (_what, content, findings) => expect(found(withSection(content))).toEqual(findings));

  test('within a branch they are checked for themselves', () => {
    const draft = withSection({
      type: 'branch',
      options: [{ title: 'Left', sections: [aSection('inner', { type: 'pdf', url: '' })] }],
    });
    expect(found(draft)).toEqual(['must noMedia at inner url']);
  });

  test.each(insertableTypes.filter((name) => name !== 'divider'))(
    'SLIB-01 a new one of type %s is never passed over',
    (name) => expect(found(withSection(insertable[name].make(words))).length).toBeGreaterThan(0),
  );

  test('sample text is found wherever it is left, and no longer once it is replaced', () => {
    expect(found(withSection({ type: 'html', html: '<h2>Oaks</h2><p>Write &amp; see</p>' }))).toEqual([
      'should sample at s html',
    ]);
    expect(found(withSection({ type: 'accordion', items: [{ title: 'Title', html: '<p>A</p>' }] }))).toEqual([
      'should sample at s items.0.title',
    ]);
    expect(found(withSection({ type: 'html', html: '<p>Write &amp; see what happens. Heading</p>' }))).toEqual([]);
  });
});

describe('OP-217 of questions', () => {
  const bank = { draws: [{ weight: 1, drawCount: 1 }] };
  const labels = (...texts: readonly string[]) => texts.map((label, at) => ({ key: String(at), label }));
  const placed = (type: 'categorization' | 'multipleAssociation', items: readonly string[]): QuestionContent => ({
    type,
    items: labels('Oak', 'Rose'),
    categories: labels('Trees'),
    correctPlacement: [{ category: '0', items }],
  });
  test.each<[what: string, draft: CourseDraft, findings: readonly string[]]>([
    ['without a text', withQuestion({ text: '<p></p>' }), ['should noText at q text']],
    [
      'with an empty answer',
      withAnswers({ type: 'singleChoice', list: false, options: ['A', ' '], correctPosition: 1 }),
      ['should emptyAnswer at q content.options'],
    ],
    [
      'with a right answer that is gone',
      withAnswers({ type: 'singleChoice', list: false, options: ['A', 'B'], correctPosition: 3 }),
      ['must noRightAnswer at q content.options'],
    ],
    [
      'without a right answer',
      withAnswers({ type: 'multipleChoice', options: ['A', 'B'], correctPositions: [] }),
      ['must noRightAnswer at q content.options'],
    ],
    [
      'with an empty item',
      withAnswers({ type: 'singleOrdering', options: ['A', ''], correctOrder: [1, 2] }),
      ['should emptyAnswer at q content.options'],
    ],
    [
      'with items, none of which belong anywhere',
      withAnswers(placed('categorization', [])),
      ['must noRightAnswer at q content.correctPlacement'],
    ],
    ['with items that belong somewhere', withAnswers(placed('multipleAssociation', ['0'])), []],
    [
      'that is new',
      withQuestion(defaultQuestion('q', questionWords)),
      ['should noText at q text', 'should sample at q content.options.0'],
    ],
  ])('%s', (_what, draft, findings) => expect(found(draft)).toEqual(findings));

  test('BANK-01 one that is never drawn is named, and those that may be drawn are not', () => {
    const questions = [aQuestion('q'), aQuestion('p', { weight: 2 })];
    const lecture = aLecture('l', {
      fields: { ...sound.fields, questionBank: bank },
      content: { sections: [], questions },
    });
    expect(found(withLecture(lecture))).toEqual(['should neverDrawn at p weight']);
  });
});

test('OP-217 what is found names a place that is there, each rule once for each, and is the same twice', () => {
  fc.assert(
    fc.property(arbitraryCourse(), (draft) => {
      const findings = checkCourse(draft, around);
      expect(checkCourse(draft, around)).toEqual(findings);
      expect(findings.every(({ place: { node } }) => node === null || findNode(draft, node) !== null)).toBe(true);
      expect(new Set(findings.map(({ rule, place }) => `${rule} ${place.node}`)).size).toBe(findings.length);
    }),
  );
});

test('OP-217 VAL-11 what no save is taken with must be mended, what is a matter of taste should be', () => {
  const weights = (
    ['noName', 'noMedia', 'noQuestion', 'noRightAnswer', 'sample', 'noAlternative'] satisfies Rule[]
  ).map((rule): Weight => weightOf({ rule, place: { node: null, field: '' } }));
  expect(weights).toEqual(['must', 'must', 'must', 'must', 'should', 'should']);
});

test('OP-238 each place that shows what the workspace does not have is found, with the kind of it', () => {
  const address = (part: string, extension: string): string => `/static/files/${part.repeat(32)}.${extension}`;
  const packageId = '22222222-2222-4222-8222-222222222222';
  const [picture, video, sound, pdf] = [
    address('ab', 'png'),
    `https://elsewhere.test${address('cd', 'mp4')}?file=7`,
    address('ef', 'mp3'),
    address('01', 'pdf'),
  ];
  const missing = [picture, video, sound, pdf, `/scorm/7/${packageId}/index.html`].map(missingFault);
  const lecture = aLecture('l', {
    content: {
      sections: [
        aSection('s', {
          type: 'richText',
          html: `<p>Words <img src="${picture}" alt="Tea"><a href="${pdf}">All</a></p>`,
        }),
        aSection('t', { type: 'richText', html: `<p>The same <img src="${picture}" alt="Tea"></p>` }),
        aSection('u', { type: 'richText', html: `<p>Here <img src="${address('99', 'png')}" alt="Tea"></p>` }),
      ],
      questions: [aQuestion('q', { text: `<p>Which? <audio src="${sound}"></audio></p>` })],
    },
  });
  const course = withLecture(lecture, { imageUrl: picture, videoUrl: video });
  const found = checkCourse(course, { ...around, files: createFileCheck(missing) }).filter(({ rule }) =>
    rule.startsWith('missing'),
  );
  expect(found.map(({ rule, place }) => [rule, place.node, place.field])).toEqual([
    ['missingPicture', null, 'imageUrl'],
    ['missingVideo', null, 'videoUrl'],
    ['missingPicture', 's', 'html'],
    ['missingDocument', 's', 'html'],
    ['missingPicture', 't', 'html'],
    ['missingSound', 'q', 'text'],
  ]);
  expect(missingFault(`/scorm/7/${packageId}/index.html`)).toEqual({ part: packageId, rule: 'missingPackage' });
});

test('OP-285 each place that shows what is heavy on a phone is found, and no other', () => {
  const [gif, film, sound, light] = [
    ['ab', 'gif'],
    ['cd', 'mp4'],
    ['ef', 'mp3'],
    ['01', 'gif'],
  ].map(([part = '', extension]) => `/static/files/${part.repeat(32)}.${extension}`);
  const lecture = aLecture('l', {
    content: {
      sections: [
        aSection('s', { type: 'richText', html: `<p>Words <img src="${gif}" alt="Tea"></p>` }),
        aSection('t', { type: 'richText', html: `<p>Words <img src="${light}" alt="Tea"></p>` }),
        aSection('u', { type: 'audio', url: sound ?? '', title: 'Tea', transcript: 'Tea.' }),
      ],
      questions: [],
    },
  });
  const heavy = [gif, film, sound].map((address) => heavyFault(address ?? ''));
  const found = checkCourse(withLecture(lecture, { videoUrl: film ?? '' }), {
    ...around,
    files: createFileCheck(heavy),
  });
  expect(
    found
      .filter(({ rule }) => rule.startsWith('heavy'))
      .map((each) => `${weightOf(each)} ${each.rule} ${each.place.node} ${each.place.field}`),
  ).toEqual(['should heavyVideo null videoUrl', 'should heavyPicture s html', 'should heavyFile u url']);
});

test('OP-285 what the findings say of sizes is what the platform goes by', () => {
  const { pictureBytes, videoBytes, otherBytes } = limits.heavy;
  expect([pictureBytes, videoBytes, otherBytes].map((bytes) => bytes / 1_000_000)).toEqual([1, 100, 20]);
});
