/** Random content of courses as an author sends it, for property tests; and the same of what is read back. */
import * as fc from 'fast-check';
import type { Id } from '../shared/id.ts';
import type { NodeKind } from '../content/draftContent.ts';

type Json = Readonly<Record<string, unknown>>;

interface TreeContent {
  readonly type: string;
  readonly content: unknown;
}

export interface TreeSection extends TreeContent {
  readonly questionIndexes: readonly number[];
}

export interface TreeLecture extends Json {
  readonly sections: readonly TreeSection[];
  readonly questionAnswers: readonly Json[];
}

export interface TreeModule extends Json {
  readonly lectures: readonly TreeLecture[];
}

const word = fc.stringMatching(/^[a-zäé]{1,8}$/);
const html = word.map((text) => `<p>${text}</p>`);
const address = word.map((name) => `https://example.org/${encodeURIComponent(name)}.png`);
const side = fc.constantFrom('left', 'right');
const share = fc.integer({ min: 1, max: 12 });
const oneCue = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHallo\n';
const time = fc.integer({ min: 0, max: 1_000_000 }).map((minute) => new Date(minute * 60_000).toISOString());
const minutes = fc.option(fc.integer({ min: 0, max: 500 }));
const titled = fc.record({ title: word, text: html });

const explanation = fc.option(
  fc.record({ type: fc.constantFrom('text', 'html'), content: fc.record({ '1': html }) }, { noNullPrototype: true }),
);
const ofQuestion = {
  question: html,
  explanation,
  weight: fc.integer({ min: 1, max: 5 }),
  wrongLimit: fc.integer({ min: 0, max: 3 }),
};

const choice = fc
  .record({ ...ofQuestion, '@type': fc.constantFrom('SingleChoice', 'List'), answer: options(), at: fc.nat(99) })
  .map(({ at, ...question }) => ({ ...question, correctAnswer: [1 + (at % question.answer.length)] }));
const choices = fc
  .record({ ...ofQuestion, '@type': fc.constant('MultipleChoice'), answer: options() })
  .chain((question) =>
    fc.subarray(positionsOf(question), { minLength: 1 }).map((correctAnswer): Json => ({ ...question, correctAnswer })),
  );
const ordering = fc
  .record({ ...ofQuestion, '@type': fc.constant('SingleOrdering'), answer: options() })
  .chain((question) =>
    fc
      .shuffledSubarray(positionsOf(question), { minLength: question.answer.length })
      .map((correctAnswer): Json => ({ ...question, correctAnswer })),
  );
const placement = fc
  .record({
    ...ofQuestion,
    '@type': fc.constantFrom('Categorization', 'MultipleAssociation'),
    items: fc.array(word, { minLength: 1, maxLength: 4 }),
    categories: fc.array(word, { minLength: 1, maxLength: 3 }),
    at: fc.nat(99),
  })
  .map(({ items, categories, at, ...question }): Json => {
    const correctAnswer = Object.fromEntries(
      categories.map((_, index) => [
        String(index + 1),
        items.flatMap((_item, place) => ((place + at) % categories.length === index ? [String(place + 1)] : [])),
      ]),
    );
    const answer = { itemMapping: labels(items), categoryMapping: labels(categories), solution: correctAnswer };
    return { ...question, answer, correctAnswer };
  });

const question: fc.Arbitrary<Json> = fc.oneof(choice, choices, ordering, placement);

function options() {
  return fc.array(word, { minLength: 1, maxLength: 4 });
}

const positionsOf = ({ answer }: { readonly answer: readonly string[] }) => answer.map((_, index) => index + 1);

const labels = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name, index) => [String(index + 1), name]));

const inner = (type: string, content: fc.Arbitrary<unknown>): fc.Arbitrary<TreeContent> =>
  content.map((value) => ({ type: 'JSON', content: { type, content: value } }));

const embedded = fc.constantFrom('https://miro.com/app/live-embed/abc=/', 'https://form.typeform.com/to/abc');

/** `count`: how many questions the lecture has. */
function sectionOf(count: number): fc.Arbitrary<TreeSection> {
  const index = fc.nat(Math.max(count - 1, 0));
  const bubble = fc.oneof(
    fc.record({ type: fc.constant('text'), content: html }),
    fc.record({ type: fc.constantFrom('video', 'audio'), content: address }),
    ...(count === 0 ? [] : [index.map((at) => ({ type: 'question', content: String(at) }))]),
  );
  const turn = fc.record({
    userPicAvatar: fc.boolean(),
    side,
    avatar: fc.record({ link: fc.option(address), name: word }),
    bubbles: fc.array(bubble, { maxLength: 3 }),
  });
  const places = fc.oneof(
    inner('DIALOG', fc.array(turn, { maxLength: 2 })),
    ...(count === 0 ? [] : [inner('QUESTION', fc.record({ questionIndex: index }))]),
  );
  const plain = fc.oneof(
    fc.record({ type: fc.constant('TEXT'), content: word }),
    fc.record({ type: fc.constant('HTML'), content: html }),
    fc.record({ type: fc.constantFrom('SCROLL', 'BUTTON'), content: fc.constant(null) }),
    inner('text', fc.record({ text: html })),
    inner('PDF', fc.record({ src: address })),
    inner('AUDIO', fc.record({ src: address, title: word, transcript: word })),
    inner('FILE', fc.record({ src: address, title: word })),
    inner('EMBED', fc.record({ src: embedded, title: word, caption: word, size: fc.constantFrom('wide', 'tall') })),
    inner('IMPORTANT', titled),
    inner('ADDITIONAL_INFO', titled),
    inner('EXAMPLES', titled),
    inner('ACCORDION', fc.record({ items: fc.array(titled, { maxLength: 2 }) })),
    inner(
      'IMAGE_TEXT',
      fc.record({
        imgSrc: address,
        imgAlt: word,
        imgSide: side,
        imgContentSize: share,
        textContentSize: share,
        text: html,
      }),
    ),
    inner(
      'VIDEO_TEXT',
      fc.record({
        videoSrc: address,
        videoSide: side,
        videoContentSize: share,
        textContentSize: share,
        text: html,
        captions: fc.constantFrom([], [{ language: 'de', label: 'Deutsch', vtt: oneCue }]),
        transcript: word,
      }),
    ),
    inner('BUTTON', fc.record({ buttonText: word, buttonLink: address, text: html, className: fc.constant('wide') })),
    inner('HOLOGRAM', fc.record({ depth: fc.nat(9), text: html })),
  );
  const shown = fc.subarray(Array.from({ length: count }, (_, at) => at));
  const simple: fc.Arbitrary<TreeSection> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(plain, shown).map(([section, questionIndexes]) => ({ ...section, questionIndexes })),
    },
    { weight: 1, arbitrary: places.map((section) => ({ ...section, questionIndexes: [] })) },
  );
  const option = fc.record({ title: word, sections: fc.array(simple, { maxLength: 2 }) });
  const branch = inner('BRANCH', fc.record({ options: fc.array(option, { minLength: 1, maxLength: 2 }) }));
  return fc.oneof(
    { weight: 5, arbitrary: simple },
    { weight: 1, arbitrary: branch.map((section) => ({ ...section, questionIndexes: [] })) },
  );
}

const lecture: fc.Arbitrary<TreeLecture> = fc.array(question, { maxLength: 4 }).chain((questionAnswers) =>
  fc.record({
    name: word,
    description: html,
    durationMinutes: minutes,
    headerCover: fc.option(address),
    navigationMode: fc.constantFrom('NEXT_BUTTON', 'SCROLL'),
    mediaSource: fc.option(
      fc.oneof(
        address,
        time.map((startTime) => ({
          link: 'https://example.org/live',
          startTime,
          finishTime: new Date(Date.parse(startTime) + 60_000).toISOString(),
        })),
      ),
    ),
    questionBank: fc.constant(bankOf(questionAnswers)),
    sections: fc.array(sectionOf(questionAnswers.length), { maxLength: 4 }),
    questionAnswers: fc.constant(questionAnswers),
  }),
);

/** Draws one of the weight of the first question; none where there are few. */
const bankOf = ([first, ...others]: readonly Json[]): Json | null =>
  first === undefined || others.length === 0 ? null : { draws: [{ weight: first['weight'], times: 1 }] };

/** The modules of a course, with every member given, as they are answered. */
export const courseTree: fc.Arbitrary<readonly TreeModule[]> = fc.array(
  fc.record({
    name: word,
    description: html,
    availableFromTime: fc.option(time),
    moduleStartDate: fc.option(time),
    durationMinutes: minutes,
    lectures: fc.array(lecture, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);

interface Named {
  readonly kind: NodeKind;
  readonly clientKey: string;
}

/** The same tree with a name for each node, and the names in reading order, as {@link idsOfTree} gives ids. */
export function withClientKeys(modules: readonly TreeModule[]): { modules: readonly Json[]; names: readonly Named[] } {
  const names: Named[] = [];
  const named = (kind: NodeKind): { readonly clientKey: string } => {
    const clientKey = `key-${names.length}`;
    names.push({ kind, clientKey });
    return { clientKey };
  };
  const section = (each: TreeSection): Json => ({
    ...named('section'),
    ...each,
    content: withSections(each.content, (inside) => section(inside as TreeSection)),
  });
  return {
    names,
    modules: modules.map((module) => ({
      ...named('module'),
      ...module,
      lectures: module.lectures.map((each) => ({
        ...named('lecture'),
        ...each,
        questionAnswers: each.questionAnswers.map((one) => ({ ...named('question'), ...one })),
        sections: each.sections.map(section),
      })),
    })),
  };
}

interface Identified {
  readonly kind: NodeKind;
  readonly id: Id;
}

interface Answered {
  readonly id: Id;
  readonly type: string;
  readonly content: unknown;
  readonly questionAnswers: readonly (Json & { readonly id: Id })[];
}

interface AnsweredLecture extends Json {
  readonly id: Id;
  readonly sections: readonly Answered[];
  readonly questionAnswers: readonly (Json & { readonly id: Id })[];
}

export interface AnsweredModule extends Json {
  readonly id: Id;
  readonly lectures: readonly AnsweredLecture[];
}

/** The ids of all nodes that were answered, in reading order. */
export const idsOfTree = (modules: readonly AnsweredModule[]): readonly Identified[] => {
  const ofSection = (each: Answered): Identified[] => [
    { kind: 'section', id: each.id },
    ...sectionsIn(each.content).flatMap((inside) => ofSection(inside as Answered)),
  ];
  return modules.flatMap((module) => [
    { kind: 'module' as const, id: module.id },
    ...module.lectures.flatMap((each) => [
      { kind: 'lecture' as const, id: each.id },
      ...each.questionAnswers.map(({ id }) => ({ kind: 'question' as const, id })),
      ...each.sections.flatMap(ofSection),
    ]),
  ]);
};

/** What was answered, in the form of {@link courseTree}: without ids, and without what follows from the rest. */
export const asTree = (modules: readonly AnsweredModule[]): readonly TreeModule[] =>
  modules.map((module) => ({
    ...pick(module, ['name', 'description', 'availableFromTime', 'moduleStartDate', 'durationMinutes']),
    lectures: module.lectures.map(asTreeLecture),
  }));

function asTreeLecture(each: AnsweredLecture): TreeLecture {
  const indexes = new Map(each.questionAnswers.map(({ id }, index) => [id, index]));
  const section = ({ type, content, questionAnswers }: Answered): TreeSection => ({
    type,
    content: withSections(withoutKind(content), (inside) => section(inside as Answered)),
    questionIndexes: hasPlaces(content) ? [] : questionAnswers.map(({ id }) => indexes.get(id) ?? -1),
  });
  const bank = each['questionBank'] as { readonly draws: unknown } | null;
  return {
    ...pick(each, ['name', 'description', 'durationMinutes', 'headerCover', 'navigationMode', 'mediaSource']),
    questionBank: bank === null ? null : { draws: bank.draws },
    sections: each.sections.map(section),
    questionAnswers: each.questionAnswers.map((one) =>
      pick(one, ['@type', 'question', 'answer', 'correctAnswer', 'explanation', 'weight', 'wrongLimit']),
    ),
  };
}

const pick = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

interface Inner {
  readonly type: string;
  readonly content: Json;
}

const isInner = (content: unknown): content is Inner =>
  typeof content === 'object' && content !== null && 'type' in content;

const hasPlaces = (content: unknown): boolean =>
  isInner(content) && (content.type === 'QUESTION' || content.type === 'DIALOG');

/** What a video's address leads to follows from it. */
function withoutKind(content: unknown): unknown {
  if (!isInner(content) || content.type !== 'VIDEO_TEXT') {
    return content;
  }
  const { videoKind: _, ...video } = content.content;
  return { ...content, content: video };
}

interface Option {
  readonly title: string;
  readonly sections: readonly unknown[];
}

const optionsIn = (content: unknown): readonly Option[] =>
  isInner(content) && content.type === 'BRANCH' ? (content.content['options'] as readonly Option[]) : [];

const sectionsIn = (content: unknown): readonly unknown[] => optionsIn(content).flatMap(({ sections }) => sections);

const withSections = (content: unknown, change: (section: unknown) => unknown): unknown =>
  isInner(content) && content.type === 'BRANCH'
    ? {
        ...content,
        content: {
          options: optionsIn(content).map(({ title, sections }) => ({ title, sections: sections.map(change) })),
        },
      }
    : content;
