/** Each rule of the check with a course that breaks it and one that does not, and the repair of the former. */
import { describe, expect, it, test, vi } from 'vitest';
import { applyOperation, isRefused } from '../draft/applyOperation.ts';
import type { CourseDraft, CourseFields, LectureDraft, LectureFields } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aQuestion, aSection, courseFields } from '../draft/draftBuilder.testkit.ts';
import type { QuestionContent } from '../draft/questionDraft.ts';
import type { SectionContent } from '../draft/sectionDraft.ts';
import { checkCourse, type CheckAround } from './checkCourse.ts';
import { createLectureCheck, type SampleWords } from './checkLecture.ts';
import { audienceOf, weightOf, type Finding, type Rule } from './finding.ts';
import { isHarmless, repairNameOf, repairOf } from './repair.ts';

const noSamples: SampleWords = { ofSection: () => false, ofQuestion: () => false };
const around = (): CheckAround => ({
  lectures: createLectureCheck(noSamples),
  findCourse: () => undefined,
  files: () => [],
});
const find = (draft: CourseDraft): readonly Finding[] => checkCourse(draft, around());

const text = (html: string) => aSection('s', { type: 'richText', html });
const lectureOf = (content: LectureDraft['content'], fields: Partial<LectureFields> = {}): LectureDraft =>
  aLecture('l', { content, fields: { ...aLecture('l').fields, ...fields } });
const course = (lecture: LectureDraft, fields: Partial<CourseFields> = {}): CourseDraft =>
  aCourse([aModule('m', [lecture])], { fields: { ...courseFields, ...fields } });
const withTexts = (...texts: readonly string[]): CourseDraft =>
  course(
    lectureOf({
      sections: texts.map((html, at) => aSection(`s${at}`, { type: 'richText', html })),
      questions: [],
    }),
  );
const withSection = (content: SectionContent): CourseDraft =>
  course(lectureOf({ sections: [aSection('s', content)], questions: [] }));
const withQuestion = (content: QuestionContent, words = 'Which?'): CourseDraft =>
  course(lectureOf({ sections: [], questions: [aQuestion('q', { text: words, content })] }));
const choice = (...options: readonly string[]): QuestionContent => ({
  type: 'singleChoice',
  list: false,
  options,
  correctPosition: 1,
});
const categorized = (second: readonly string[]): QuestionContent => ({
  type: 'categorization',
  items: [{ key: '1', label: 'Oak' }],
  categories: [
    { key: '1', label: 'Trees' },
    { key: '2', label: 'Herbs' },
  ],
  correctPlacement: [
    { category: '1', items: ['1'] },
    { category: '2', items: second },
  ],
});
const video = (videoUrl: string, transcript: string): SectionContent => ({
  type: 'videoText',
  videoUrl,
  videoSide: 'LEFT',
  videoColumns: 6,
  textColumns: 6,
  html: '',
  captions: [],
  transcript,
});
const drawing = (drawCount: number, count: number): CourseDraft =>
  course(
    lectureOf(
      { sections: [], questions: Array.from({ length: count }, (_, at) => aQuestion(`q${at}`)) },
      { questionBank: { draws: [{ weight: 1, drawCount }] } },
    ),
  );
const withMedia = (url: string): CourseDraft =>
  course(lectureOf(long(1), { mediaSource: { url, startTime: null, finishTime: null } }));
/** A meeting of an hour on the first of April, in a module that starts then. */
const meeting = (startTime: string): CourseDraft => {
  const mediaSource = {
    url: 'https://meet.test/oak',
    startTime: '2027-04-01T08:00:00Z',
    finishTime: '2027-04-01T09:00:00Z',
  };
  const { fields } = aModule('m', []);
  return aCourse([aModule('m', [lectureOf(long(1), { mediaSource })], { fields: { ...fields, startTime } })], {
    fields: courseFields,
  });
};
const opening = (availableFromTime: string, startTime: string | null = null): CourseDraft => {
  const { fields } = aModule('m', []);
  const module = aModule('m', [lectureOf({ sections: [text('<p>Oaks</p>')], questions: [] })], {
    fields: { ...fields, availableFromTime, startTime },
  });
  return aCourse([module], { fields: { ...courseFields, availableUntilTime: '2027-05-01T00:00:00Z' } });
};
const earnedBy = (draft: CourseDraft): CourseDraft => ({
  ...draft,
  achievements: [
    {
      key: 'a',
      name: 'Prize',
      description: '',
      imageUrl: null,
      frame: false,
      condition: { type: 'QUESTIONS_ANSWERED', questions: [{ key: 'q0' }] },
    },
  ],
});
const long = (words: number): LectureDraft['content'] => ({
  sections: [text(`<p>${'oak '.repeat(words)}</p>`)],
  questions: [],
});
const rows = (cell: string): string => `<table><tbody><tr>${cell}</tr><tr><td>1</td><td>2</td></tr></tbody></table>`;

interface Fixture {
  readonly rule: Rule;
  readonly at: string;
  readonly fails: CourseDraft;
  readonly passes: CourseDraft;
  /** Whether one click mends it. */
  readonly repaired: boolean;
}

const fixtures: readonly Fixture[] = [
  {
    rule: 'noAlternative',
    at: 'q text',
    fails: withQuestion(choice('A', 'B'), '<p>Which? <img src="/a.png"></p>'),
    passes: withQuestion(choice('A', 'B'), '<p>Which? <img src="/a.png" alt="A leaf"></p>'),
    repaired: false,
  },
  {
    rule: 'fileNameAlternative',
    at: 's0 html',
    fails: withTexts('<p><img src="/a.png" alt="IMG_0042.JPG"></p>'),
    passes: withTexts('<p><img src="/a.png" alt="How to save a .png file"></p>'),
    repaired: false,
  },
  {
    rule: 'headingOrder',
    at: 's1 html',
    fails: withTexts('<h2>Trees</h2>', '<h4>Oaks</h4><p>Old.</p>'),
    passes: withTexts('<h2>Trees</h2>', '<h3>Oaks</h3><h4>Old</h4>', '<h2>Herbs</h2>'),
    repaired: true,
  },
  {
    rule: 'linkWords',
    at: 's0 html',
    fails: withTexts('<p>See <a href="/a">Click here!</a></p>'),
    passes: withTexts('<p>See <a href="/a">the oaks of Kyiv</a></p>'),
    repaired: false,
  },
  {
    rule: 'contrast',
    at: 's0 html',
    fails: withTexts('<p>An <span style="color: rgb(255, 255, 0)">oak</span></p>'),
    passes: withTexts('<p>An <span style="color: #ffff00; background-color: #000">oak</span></p>'),
    repaired: true,
  },
  {
    rule: 'tableHeads',
    at: 's0 html',
    fails: withTexts(rows('<td colspan="1">Tree</td><td>Age</td>')),
    passes: withTexts(rows('<th>Tree</th><th>Age</th>')),
    repaired: true,
  },
  {
    rule: 'noCaptions',
    at: 's videoUrl',
    fails: withSection(video('/oak.mp4', '')),
    passes: withSection(video('/oak.mp4', 'This is an oak.')),
    repaired: false,
  },
  {
    rule: 'noTranscript',
    at: 's transcript',
    fails: withSection({ type: 'audio', url: '/oak.mp3', title: '', transcript: '' }),
    passes: withSection({ type: 'audio', url: '/oak.mp3', title: '', transcript: 'This is an oak.' }),
    repaired: false,
  },
  {
    rule: 'noLanguage',
    at: 'course metadata.language',
    fails: course(lectureOf(long(1)), { metadata: { ...courseFields.metadata, language: null } }),
    passes: course(lectureOf(long(1))),
    repaired: false,
  },
  {
    rule: 'otherScript',
    at: 'l content',
    fails: withTexts(`<p>${'Дуб росте довго. '.repeat(40)}</p>`),
    passes: withTexts(`<p>${'Дуб росте довго. '.repeat(4)}</p>`, `<p>${'An oak grows slowly. '.repeat(40)}</p>`),
    repaired: false,
  },
  {
    rule: 'shortDuration',
    at: 'l durationMinutes',
    fails: course(lectureOf(long(2000), { durationMinutes: 3 })),
    passes: course(lectureOf(long(2000), { durationMinutes: 8 })),
    repaired: true,
  },
  {
    rule: 'keyedTwice',
    at: 'q content.correctPlacement',
    fails: withQuestion(categorized(['1'])),
    passes: withQuestion(categorized([])),
    repaired: false,
  },
  {
    rule: 'keyedTwice',
    at: 'q content.options',
    fails: withQuestion({ type: 'singleOrdering', options: ['A', 'B'], correctOrder: [1, 1] }),
    passes: withQuestion({ type: 'singleOrdering', options: ['A', 'B'], correctOrder: [2, 1] }),
    repaired: false,
  },
  {
    rule: 'sameAnswer',
    at: 'q content.options',
    fails: withQuestion(choice('An oak', '<b>an oak</b>')),
    passes: withQuestion(choice('An oak', 'A rose')),
    repaired: false,
  },
  {
    rule: 'oneAnswer',
    at: 'q content.options',
    fails: withQuestion(choice('A')),
    passes: withQuestion(choice('A', 'B')),
    repaired: false,
  },
  { rule: 'drawsTooMany', at: 'l questionBank', fails: drawing(3, 2), passes: drawing(2, 2), repaired: true },
  {
    rule: 'mayNotEarn',
    at: 'a condition',
    fails: earnedBy(drawing(1, 2)),
    passes: earnedBy(drawing(2, 2)),
    repaired: false,
  },
  {
    rule: 'opensTooLate',
    at: 'm availableFromTime',
    fails: opening('2027-06-01T00:00:00Z'),
    passes: opening('2027-04-01T00:00:00Z'),
    repaired: true,
  },
  {
    // The start of a module comes before the moment from which it is available (OP-45).
    rule: 'opensTooLate',
    at: 'm startTime',
    fails: opening('2027-04-01T00:00:00Z', '2027-06-01T00:00:00Z'),
    passes: opening('2027-06-01T00:00:00Z', '2027-04-01T00:00:00Z'),
    repaired: true,
  },
  {
    rule: 'neverOpens',
    at: 'l mediaSource',
    fails: meeting('2027-04-02T00:00:00Z'),
    passes: meeting('2027-04-01T08:30:00Z'),
    repaired: false,
  },
  {
    rule: 'neverOpens',
    at: 'course availableUntilTime',
    fails: course(lectureOf(long(1)), {
      startTime: '2027-05-01T00:00:00Z',
      availableUntilTime: '2027-05-01T00:00:00Z',
    }),
    // The moment from which it is available comes before its start (OP-51).
    passes: course(lectureOf(long(1)), {
      availableFromTime: '2027-04-01T00:00:00Z',
      startTime: '2027-05-01T00:00:00Z',
      availableUntilTime: '2027-05-01T00:00:00Z',
    }),
    repaired: false,
  },
  {
    rule: 'ownVideo',
    at: 'l mediaSource',
    fails: withMedia('/oak.mp4'),
    passes: withMedia('https://www.youtube.com/watch?v=oak'),
    repaired: false,
  },
  {
    rule: 'empty',
    at: 's0 html',
    fails: withTexts('<p><br></p>', '<p>Oaks</p>'),
    passes: withTexts('<p>Oaks</p>'),
    repaired: true,
  },
  {
    rule: 'emptyModule',
    at: 'n lectures',
    fails: aCourse([...withTexts('<p>Oaks</p>').modules, aModule('n', [])]),
    passes: withTexts('<p>Oaks</p>'),
    repaired: true,
  },
];

const placesOf = (draft: CourseDraft, rule: Rule): readonly string[] =>
  find(draft)
    .filter((finding) => finding.rule === rule)
    .map(({ place: { node, field } }) => `${node ?? 'course'} ${field}`);

function mended(draft: CourseDraft, rule: Rule): CourseDraft {
  const finding = find(draft).find((each) => each.rule === rule);
  const operation = finding ? repairOf(draft, finding) : null;
  const result = operation ? applyOperation(draft, operation) : null;
  return result === null || isRefused(result) ? draft : result.draft;
}

describe('BEY-06 OP-285 each rule', () => {
  it.each(fixtures)('$rule finds the fault at $at, and nothing where there is none', ({ rule, at, fails, passes }) => {
    expect(placesOf(fails, rule)).toEqual([at]);
    expect(placesOf(passes, rule)).toEqual([]);
  });

  it.each(fixtures)('$rule at $at is mended by one operation where it can be', ({ rule, fails, repaired }) => {
    const finding = find(fails).find((each) => each.rule === rule) as Finding;
    expect(repairNameOf(fails, finding) !== null).toBe(repaired);
    expect(placesOf(mended(fails, rule), rule)).toHaveLength(repaired ? 0 : 1);
  });
});

const firstText = (draft: CourseDraft): unknown => {
  const content = draft.modules[0]?.lectures[0]?.content;
  return content === 'notRead'
    ? null
    : content?.sections.map((section) => 'html' in section.content && section.content.html);
};

test('BEY-06 a repair changes what is amiss and nothing else', () => {
  expect(firstText(mended(withTexts('<h2>A</h2><h4>B</h4><h5>C</h5><h3>D</h3>'), 'headingOrder'))).toEqual([
    '<h2>A</h2><h3>B</h3><h4>C</h4><h3>D</h3>',
  ]);
  expect(firstText(mended(withTexts(rows('<td colspan="1">Tree</td><td><b>Age</b></td>')), 'tableHeads'))).toEqual([
    rows('<th colspan="1" scope="col">Tree</th><th scope="col"><b>Age</b></th>'),
  ]);
  const colored = '<p style="text-align: center; color: #eee">A <em style="color: #060">B</em></p>';
  expect(firstText(mended(withTexts(colored), 'contrast'))).toEqual([
    '<p style="text-align: center;">A <em style="color: #060">B</em></p>',
  ]);
});

test('BEY-06 OP-267 what takes something away or decides something is never done for all at once', () => {
  expect((['order', 'uncolor', 'head', 'stateMinutes'] as const).every(isHarmless)).toBe(true);
  expect((['remove', 'unframe', 'cutDraws', 'openNow'] as const).some(isHarmless)).toBe(false);
});

test('BEY-06 a button with words beside it, a part of a section and a live lecture are for their author to mend', () => {
  const beside: SectionContent = {
    type: 'button',
    buttonText: 'Go',
    buttonLink: '',
    html: '<p>Oaks</p>',
    className: '',
  };
  expect(mended(withSection(beside), 'noLink')).toEqual(withSection(beside));
  expect(placesOf(mended(withSection({ ...beside, html: '' }), 'noLink'), 'noLink')).toEqual([]);
  const folded: SectionContent = { type: 'accordion', items: [{ title: 'A', html: '' }] };
  expect(mended(withSection(folded), 'empty')).toEqual(withSection(folded));
  const live = course(
    lectureOf(long(1), {
      mediaSource: { url: 'https://a.test', startTime: '2027-06-01T00:00:00Z', finishTime: '2027-06-02T00:00:00Z' },
    }),
    { availableUntilTime: '2027-05-01T00:00:00Z' },
  );
  expect(placesOf(live, 'opensTooLate')).toEqual(['l mediaSource']);
  expect(mended(live, 'opensTooLate')).toEqual(live);
});

test('BEY-06 OP-267 each finding says how much it weighs and for whom', () => {
  const told = (rule: Rule): string => {
    const finding = { rule, place: { node: null, field: '' } };
    return `${weightOf(finding)} ${audienceOf(finding)}`;
  };
  expect((['keyedTwice', 'noCaptions', 'contrast', 'shortDuration'] as const).map(told)).toEqual([
    'must answering',
    'should hearing',
    'should lowVision',
    'may timing',
  ]);
});

test('BEY-06 OP-267 only what changed is looked at again', () => {
  const ofSection = vi.fn<(words: string) => boolean>(() => false);
  const lectures = createLectureCheck({ ...noSamples, ofSection });
  const content = { sections: [text('<p>Oaks</p>'), aSection('t', { type: 'text', text: 'Roses' })], questions: [] };
  const draft = aCourse([aModule('m', [lectureOf(content), aLecture('k', { content })])]);
  checkCourse(draft, { ...around(), lectures });
  ofSection.mockClear();
  const changed = applyOperation(draft, { type: 'setSection', key: 't', content: { type: 'text', text: 'Tulips' } });
  if (isRefused(changed)) throw new Error(changed);
  checkCourse(changed.draft, { ...around(), lectures });
  const lookedAt = ofSection.mock.calls.map(([words]) => words);
  expect(lookedAt).toContain('Tulips');
  expect(lookedAt).not.toContain('Oaks');
});
