/** Builders for the demo content. What they make is right by construction: minutes add up, question indexes fit. */
import { html } from './markup.ts';
import type { SeedDraw, SeedLecture, SeedModule, SeedQuestion, SeedSection } from './wire.ts';

/** What a lecture is written from: a section, a question in its place, or questions kept for the quiz at the end. */
export type Part =
  | { readonly part: 'section'; readonly section: SeedSection }
  | { readonly part: 'ask'; readonly question: SeedQuestion }
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
  (type: SeedQuestion['type']) =>
  (
    wording: string,
    options: readonly Option[],
    { key, weight = 1, wrongLimit = 0 }: QuestionSettings = {},
  ): SeedQuestion => ({
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
  readonly mode?: SeedLecture['navigationMode'];
  readonly bank?: readonly SeedDraw[];
}

export function lecture(settings: LectureSettings, ...parts: readonly Part[]): SeedLecture {
  const questions: SeedQuestion[] = [];
  const sections: SeedSection[] = [];
  for (const part of parts) {
    if (part.part === 'section') {
      sections.push(part.section);
    }
    if (part.part === 'quiz') {
      questions.push(...part.questions);
    }
    if (part.part === 'ask') {
      sections.push({ type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: questions.length } } });
      questions.push(part.question);
    }
  }
  return {
    key: settings.key,
    name: settings.name,
    description: settings.description,
    durationMinutes: settings.minutes,
    headerCover: settings.cover === undefined ? null : `/static/media/headers/${settings.cover}.webp`,
    mediaSource: settings.media === undefined ? null : `/static/media/clips/${settings.media}.webm`,
    navigationMode: settings.mode ?? 'NEXT_BUTTON',
    sections,
    questions,
    bank: settings.bank ?? null,
  };
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
