/** Courses of chance with every type of section and question, as the server answers them. */
import * as fc from 'fast-check';
import type { CourseTree, Fields, LectureNode, ModuleNode, TreeNode } from '../tree/courseTree.ts';

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);

/** Words with everything in them that YAML and Markdown read as a sign. */
const plain = fc.string({
  unit: oneOf(
    'a',
    'Ü',
    'ш',
    '1',
    ' ',
    '\n',
    '#',
    '- ',
    ': ',
    '"',
    "'",
    '---\n',
    '```yaml section\n',
    '`',
    '\t',
    '\u00a0',
    '{',
    '|',
    '*',
    '\\',
    '😀',
  ),
  maxLength: 12,
});
const words = fc.oneof(plain, oneOf('', 'null', 'true', '12', '2030-01-01', ' padded ', 'A clock'));
const inline = fc.oneof(
  words.map(escaped),
  words.map((text) => `<strong>${escaped(text)}</strong>`),
  words.map((text) => `<u>${escaped(text)}</u>`),
  oneOf('<br />', '<a href="/courses/">go</a>', '<img src="/files/1" alt="A cup" />', '<code>a &lt; b</code>'),
);
const blocks = fc.oneof(
  fc.array(inline, { maxLength: 3 }).map((parts) => `<p>${parts.join('')}</p>`),
  words.map((text) => `<h2>${escaped(text)}</h2>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  words.map((text) => `<pre>${escaped(text)}</pre>`),
  words.map((text) => `<p style="text-align:right">${escaped(text)}</p>`),
);
const html = fc.oneof(
  fc.array(blocks, { maxLength: 4 }).map((all) => all.join('')),
  words.map(escaped),
);
const rich = fc.oneof(html, words);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** JSON has one zero. */
const withoutZero = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const url = oneOf('', '/files/1', 'https://example.org/a.png');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const time = oneOf('2030-01-31T09:00:00.000Z', '2031-12-01T10:30:00.000Z');
const side = oneOf('LEFT', 'RIGHT');
const columns = fc.integer({ min: 1, max: 12 });
const box = fc.record({ title: words, html });

/** The members of each type of section; `question` names one of the lecture. */
const sectionMembers = (question: fc.Arbitrary<number | null>) => ({
  text: fc.record({ text: words }),
  html: fc.record({ html }),
  divider: fc.record({ divider: oneOf('SCROLL', 'BUTTON') }),
  richText: fc.record({ html }),
  pdf: fc.record({ url, title: words }),
  audio: fc.record({ url, title: words, transcript: words }),
  file: fc.record({ url, title: words }),
  embed: fc.record({ url, title: words, caption: words, size: oneOf('WIDE', 'SQUARE') }),
  important: box,
  additionalInfo: box,
  examples: box,
  dialog: fc.record({
    turns: fc.array(
      fc.record({
        usesOwnPicture: fc.boolean(),
        side,
        avatarUrl: maybe(url),
        avatarName: maybe(words),
        bubbles: fc.array(
          fc.oneof(
            fc.record({ text: html }),
            fc.record({ video: url }),
            fc.record({ audio: url }),
            fc.record({ question }),
          ),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 2 },
    ),
  }),
  imageText: fc.record({
    imageUrl: url,
    imageAlt: words,
    imageSide: side,
    imageColumns: columns,
    textColumns: columns,
    html,
  }),
  videoText: fc.record({
    videoUrl: url,
    videoSide: side,
    videoColumns: columns,
    textColumns: columns,
    html,
    captions: fc.array(fc.record({ language: oneOf('de', 'en'), label: words, vtt: words }), { maxLength: 2 }),
    transcript: words,
  }),
  accordion: fc.record({ items: fc.array(box, { maxLength: 3 }) }),
  button: fc.record({ buttonText: words, buttonLink: url, html, className: oneOf('', 'wide') }),
  question: fc.record({ question }),
  unknown: fc.record({ storedType: oneOf('HOLOGRAM'), content: fc.jsonValue({ maxDepth: 2 }).map(withoutZero) }),
});

const labels = fc.array(fc.record({ key: oneOf('1', '2', 'x'), label: rich }), { maxLength: 3 });
const options = fc.array(rich, { maxLength: 3 });
const positions = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 });
const placement = fc.record({
  items: labels,
  categories: labels,
  correctPlacement: fc.array(fc.record({ category: oneOf('1'), items: fc.array(oneOf('1', '2')) }), { maxLength: 2 }),
});
const answerMembers = {
  singleChoice: fc.record({ list: fc.boolean(), options, correctPosition: fc.integer({ min: 1, max: 3 }) }),
  multipleChoice: fc.record({ options, correctPositions: positions }),
  categorization: placement,
  multipleAssociation: placement,
  singleOrdering: fc.record({ options, correctOrder: positions }),
};

export const sectionTypes: readonly string[] = [...Object.keys(sectionMembers(fc.constant(null))), 'branch'];
export const questionTypes: readonly string[] = Object.keys(answerMembers);

/** Ids are given once the course is whole. */
type Bare = Omit<TreeNode, 'id' | 'key'>;

const typed = (members: Readonly<Record<string, fc.Arbitrary<Fields>>>): fc.Arbitrary<Fields> =>
  fc.oneof(...Object.entries(members).map(([type, fields]) => fields.map((each) => ({ type, ...each }))));

const innerSection = (question: fc.Arbitrary<number | null>, questions: fc.Arbitrary<readonly number[]>) =>
  fc
    .tuple(questions, typed(sectionMembers(question)))
    .map(([shown, fields]): Bare => ({ fields: { questions: shown, ...fields } }));

function section(question: fc.Arbitrary<number | null>): fc.Arbitrary<Bare> {
  const questions = fc.array(
    question.map((id) => id ?? 1),
    { maxLength: 2 },
  );
  const inner = innerSection(question, questions);
  const branch = fc
    .array(fc.record({ title: words, sections: fc.array(inner.map(withId), { maxLength: 2 }) }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((all): Bare => ({ fields: { questions: [], type: 'branch', options: all } }));
  return fc.oneof({ weight: 8, arbitrary: inner }, { weight: 1, arbitrary: branch });
}

let count = 0;

function withId<Node extends Bare>(node: Node): Node & TreeNode {
  count += 1;
  return { id: count, key: null, ...node };
}

const questionFields = fc
  .tuple(
    fc.record({
      text: rich,
      weight: fc.integer({ min: 1, max: 5 }),
      wrongLimit: fc.integer({ min: 0, max: 3 }),
      explanation: maybe(
        fc.record({
          type: oneOf('TEXT', 'HTML', 'JSON'),
          texts: fc.array(fc.record({ key: oneOf('1', '2'), content: rich }), { maxLength: 2 }),
        }),
      ),
    }),
    typed(answerMembers),
  )
  .map(([common, answers]): Bare => ({ fields: { ...common, ...answers } }));

const lecture: fc.Arbitrary<Omit<LectureNode, 'id' | 'key'>> = fc.record({
  fields: fc.record({
    name: words,
    description: rich,
    durationMinutes: maybe(fc.nat(90)),
    headerImageUrl: maybe(url),
    mediaSource: maybe(fc.record({ url, startTime: maybe(time), endTime: maybe(time) })),
    navigationMode: oneOf('NEXT_BUTTON', 'SCROLL'),
    questionBank: maybe(
      fc.record({
        draws: fc.array(fc.record({ weight: fc.integer({ min: 1, max: 5 }), drawCount: fc.nat(3) }), { maxLength: 2 }),
      }),
    ),
  }),
  questions: fc.array(questionFields.map(withId), { maxLength: 3 }),
  sections: fc.array(section(maybe(fc.integer({ min: 1, max: 9 }))).map(withId), { maxLength: 4 }),
});

const moduleNode: fc.Arbitrary<Omit<ModuleNode, 'id' | 'key'>> = fc.record({
  fields: fc.record({
    name: words,
    description: rich,
    availableFromTime: maybe(time),
    startTime: maybe(time),
    durationMinutes: maybe(fc.nat(90)),
  }),
  lectures: fc.array(lecture.map(withId), { maxLength: 3 }),
});

const achievement: fc.Arbitrary<Bare> = fc
  .tuple(
    fc.record({ name: words, description: rich, imageUrl: maybe(url), frame: fc.boolean() }),
    fc.oneof(
      fc.record({ lectures: fc.array(fc.nat(9)) }),
      fc.record({ questions: fc.array(fc.nat(9)) }),
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    ),
  )
  .map(([common, condition]) => ({ fields: { ...common, ...condition } }));

export const randomCourse: fc.Arbitrary<CourseTree> = fc.record({
  fields: fc.record({
    name: words,
    description: rich,
    miniDescription: words,
    type: oneOf('NORMAL', 'DECISION_TREE'),
    template: fc.boolean(),
    voucherActivated: fc.boolean(),
    certifiable: fc.boolean(),
    anonymousAllowed: fc.boolean(),
    preEnrollAllowed: fc.boolean(),
    forumEnabled: fc.boolean(),
    sequentialProgress: fc.boolean(),
    imageUrl: maybe(url),
    videoUrl: maybe(url),
    externalUrl: maybe(url),
    durationMinutes: maybe(fc.nat(90)),
    startTime: maybe(time),
    availableFromTime: maybe(time),
    availableUntilTime: maybe(time),
    passingPercent: oneOf(100, 0, 66.5),
    certificateMonths: maybe(fc.integer({ min: 1, max: 120 })),
    tags: fc.array(words, { maxLength: 3 }),
    metadata: fc.record({
      language: maybe(oneOf('de', 'en')),
      avatars: fc.array(fc.record({ name: maybe(words), imageUrl: maybe(url) }), { maxLength: 2 }),
      dynamicContentHeight: fc.boolean(),
      fixedContentHeight: maybe(fc.integer({ min: 1, max: 10_000 })),
    }),
    customMetadata: maybe(fc.record({ level: words, deep: fc.jsonValue({ maxDepth: 1 }).map(withoutZero) })),
    decisionTree: maybe(
      fc.record({
        key: oneOf('root'),
        title: words,
        text: rich,
        nodes: fc.array(
          fc.oneof(
            fc.record({ key: words, parentKey: oneOf('root'), type: oneOf('question'), title: words, text: rich }),
            fc.record({ key: words, parentKey: oneOf('root'), type: oneOf('course'), courseId: maybe(fc.nat(9)) }),
          ),
          { maxLength: 3 },
        ),
      }),
    ),
  }),
  modules: fc.array(moduleNode.map(withId), { maxLength: 3 }),
  achievements: fc.array(achievement.map(withId), { maxLength: 3 }),
});
