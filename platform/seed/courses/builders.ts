/** Builders for the demo content. What they make is right by construction: minutes add up, question indexes fit. */
import { html } from './markup.ts';
import type {
  SeedDraw,
  SeedLecture,
  SeedMeeting,
  SeedModule,
  SeedPlacingQuestion,
  SeedPositionQuestion,
  SeedQuestion,
  SeedSection,
} from './wire.ts';

/**
 * What a lecture is written from: a section, a question in its place, a talk, ways to choose from, or questions kept for the quiz
 * at the end.
 */
export type Part =
  | { readonly part: 'section'; readonly section: SeedSection }
  | { readonly part: 'ask'; readonly question: SeedQuestion }
  | { readonly part: 'talk'; readonly turns: readonly Turn[] }
  | { readonly part: 'ways'; readonly ways: readonly (readonly [title: string, parts: readonly Part[]])[] }
  | { readonly part: 'quiz'; readonly questions: readonly SeedQuestion[] };

const section = (type: string, content: unknown): Part => ({
  part: 'section',
  section: { type: 'JSON', content: { type, content } },
});

/** Rich text, the usual section. */
export const text = (source: string): Part => section('text', { text: html(source) });

/** A plain sentence or two without any markup. */
export const plain = (content: string): Part => ({ part: 'section', section: { type: 'TEXT', content } });

/** Author HTML, used for tables that need captions or spans. */
export const rawHtml = (content: string): Part => ({ part: 'section', section: { type: 'HTML', content } });

export const important = (title: string, source: string): Part => section('IMPORTANT', { title, text: html(source) });

export const more = (title: string, source: string): Part => section('ADDITIONAL_INFO', { title, text: html(source) });

export const examples = (title: string, source: string): Part => section('EXAMPLES', { title, text: html(source) });

/** Items as pairs of title and text. */
export const accordion = (...items: readonly (readonly [title: string, source: string])[]): Part =>
  section('ACCORDION', { items: items.map(([title, source]) => ({ title, text: html(source) })) });

/** A document that is read in the lecture and can be kept. */
export const pdf = (name: string): Part => section('PDF', { src: `/static/media/documents/${name}.pdf` });

/** A way out of the lecture, with a word about it. */
export const button = (label: string, link: string, source: string): Part =>
  section('BUTTON', { buttonText: label, buttonLink: link, text: html(source), className: '' });

/** Who speaks, on which side, and what: sentences, or a question to the learner. */
interface Turn {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly says: readonly (string | SeedQuestion)[];
}

export const left = (name: string, ...says: Turn['says']): Turn => ({ name, side: 'left', says });
export const right = (name: string, ...says: Turn['says']): Turn => ({ name, side: 'right', says });

/** A conversation that unfolds bubble by bubble. */
export const dialog = (...turns: readonly Turn[]): Part => ({ part: 'talk', turns });

/** The reader chooses one of several ways; each has a title and parts of its own. */
export const branch = (...ways: readonly (readonly [title: string, parts: readonly Part[]])[]): Part => ({
  part: 'ways',
  ways,
});

interface Placement {
  readonly side?: 'left' | 'right';
  /** Columns of 12 for the picture or clip; the text takes the rest. */
  readonly size?: number;
}

export const picture = (
  name: string,
  alt: string,
  source: string,
  { side = 'right', size = 6 }: Placement = {},
): Part =>
  section('IMAGE_TEXT', {
    imgSrc: `/static/media/illustrations/${name}.webp`,
    imgAlt: alt,
    imgSide: side,
    imgContentSize: size,
    textContentSize: 12 - size,
    text: html(source),
  });

/** A clip without sound; the text beside it says what it shows. Its poster has the same name and ends in `.webp`. */
export const clip = (name: string, source: string, { side = 'left', size = 7 }: Placement = {}): Part =>
  section('VIDEO_TEXT', {
    videoSrc: `/static/media/clips/${name}.webm`,
    videoSide: side,
    videoContentSize: size,
    textContentSize: 12 - size,
    text: html(source),
  });

/** The reader goes on by a button. */
export const pause: Part = { part: 'section', section: { type: 'BUTTON', content: null } };

/** The reader goes on by scrolling. */
export const scroll: Part = { part: 'section', section: { type: 'SCROLL', content: null } };

/** A question at this place of the lecture. */
export const ask = (question: SeedQuestion): Part => ({ part: 'ask', question });

/** Questions that belong to the lecture's quiz and stand in no section. */
export const quiz = (...questions: readonly SeedQuestion[]): Part => ({ part: 'quiz', questions });

interface Option {
  readonly text: string;
  readonly why: string;
  readonly right: boolean;
}

export const yes = (text: string, why: string): Option => ({ text, why, right: true });
export const no = (text: string, why: string): Option => ({ text, why, right: false });

interface QuestionSettings {
  readonly key?: string;
  readonly weight?: number;
  readonly wrongLimit?: number;
}

const question =
  (type: SeedPositionQuestion['type']) =>
  (
    wording: string,
    options: readonly Option[],
    { key, weight = 1, wrongLimit = 0 }: QuestionSettings = {},
  ): SeedPositionQuestion => ({
    key: key ?? null,
    type,
    question: wording,
    answer: options.map((option) => option.text),
    correctAnswer: options.flatMap((option, index) => (option.right ? [index + 1] : [])),
    explanations: options.map((option) => option.why),
    weight,
    wrongLimit,
  });

export const single = question('SingleChoice');
export const multiple = question('MultipleChoice');
export const list = question('List');

interface Step {
  readonly text: string;
  readonly why: string;
}

export const step = (text: string, why: string): Step => ({ text, why });

/**
 * Steps to be put in order.
 *
 * @param steps in the right order
 * @param shown which step stands at each place at first, from 1
 */
export const ordering = (
  wording: string,
  steps: readonly Step[],
  shown: readonly number[],
  { key, weight = 1, wrongLimit = 0 }: QuestionSettings = {},
): SeedPositionQuestion => {
  const asShown = shown.map((number) => steps[number - 1] as Step);
  return {
    key: key ?? null,
    type: 'SingleOrdering',
    question: wording,
    answer: asShown.map(({ text }) => text),
    correctAnswer: steps.map((_, index) => shown.indexOf(index + 1) + 1),
    explanations: asShown.map(({ why }) => why),
    weight,
    wrongLimit,
  };
};

interface Item {
  readonly text: string;
  readonly why: string;
  readonly categories: readonly string[];
}

/** An item with the categories that it belongs to. */
export const put = (text: string, categories: string | readonly string[], why: string): Item => ({
  text,
  why,
  categories: typeof categories === 'string' ? [categories] : categories,
});

const placing =
  (type: SeedPlacingQuestion['type']) =>
  (
    wording: string,
    categories: readonly string[],
    items: readonly Item[],
    { key, weight = 1, wrongLimit = 0 }: QuestionSettings = {},
  ): SeedPlacingQuestion => {
    const solution = numbered(
      categories.map((category) =>
        items.flatMap((item, index) => (item.categories.includes(category) ? [String(index + 1)] : [])),
      ),
    );
    return {
      key: key ?? null,
      type,
      question: wording,
      answer: { itemMapping: numbered(items.map(({ text }) => text)), categoryMapping: numbered(categories), solution },
      correctAnswer: solution,
      explanations: items.map(({ why }) => why),
      weight,
      wrongLimit,
    };
  };

const numbered = <Value>(values: readonly Value[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));

/** Each item has one place. */
export const categorize = placing('Categorization');
/** An item may have several places. */
export const associate = placing('MultipleAssociation');

interface LectureSettings {
  /** Short, unique in the course. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  /** Name of a wide picture above the lecture. */
  readonly cover?: string;
  /** Name of a clip that stands beside the sections. */
  readonly media?: string;
  /** When and where people meet, in a live lecture. */
  readonly meeting?: SeedMeeting;
  readonly mode?: SeedLecture['navigationMode'];
  readonly bank?: readonly SeedDraw[];
}

export function lecture(settings: LectureSettings, ...parts: readonly Part[]): SeedLecture {
  const questions: SeedQuestion[] = [];
  const indexOf = (asked: SeedQuestion): number => questions.push(asked) - 1;
  const sections = parts.flatMap((part) => sectionsOf(part, indexOf));
  return {
    key: settings.key,
    name: settings.name,
    description: settings.description,
    durationMinutes: settings.minutes,
    headerCover: settings.cover === undefined ? null : `/static/media/headers/${settings.cover}.webp`,
    mediaSource:
      settings.meeting ?? (settings.media === undefined ? null : `/static/media/clips/${settings.media}.webm`),
    navigationMode: settings.mode ?? 'NEXT_BUTTON',
    sections,
    questions,
    bank: settings.bank ?? null,
  };
}

const json = (type: string, content: unknown): readonly SeedSection[] => [{ type: 'JSON', content: { type, content } }];

/** The sections of a part; `indexOf` takes a question into the lecture. */
function sectionsOf(part: Part, indexOf: (question: SeedQuestion) => number): readonly SeedSection[] {
  switch (part.part) {
    case 'section':
      return [part.section];
    case 'quiz':
      part.questions.forEach(indexOf);
      return [];
    case 'ask':
      return json('QUESTION', { questionIndex: indexOf(part.question) });
    case 'talk':
      return json(
        'DIALOG',
        part.turns.map(({ name, side, says }) => ({
          userPicAvatar: false,
          side,
          avatar: { link: null, name },
          bubbles: says.map((said) =>
            typeof said === 'string'
              ? { type: 'text', content: html(said) }
              : { type: 'question', content: indexOf(said) },
          ),
        })),
      );
    case 'ways':
      return json('BRANCH', {
        options: part.ways.map(([title, parts]) => ({
          title,
          sections: parts.flatMap((inside) => sectionsOf(inside, indexOf)),
        })),
      });
  }
}

export function module(name: string, description: string, ...lectures: readonly SeedLecture[]): SeedModule {
  return { name, description, durationMinutes: sumMinutes(lectures), lectures };
}

export function sumMinutes(parts: readonly { readonly durationMinutes: number }[]): number {
  return parts.reduce((sum, part) => sum + part.durationMinutes, 0);
}

/** Address of a cover in its full width, 1280 px; the platform serves the smaller ones. */
export const cover = (name: string): string => `/static/media/covers/${name}-1280.webp`;

export const badge = (name: string): string => `/static/media/achievements/${name}.webp`;
export const frame = (name: string): string => `/static/media/frames/${name}.webp`;
