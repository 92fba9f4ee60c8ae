/** What a lecture is written from: sections, questions in their place, talks, and ways to choose from. */
import { html } from '../markup.ts';
import type { SeedQuestion, SeedSection } from '../wire.ts';

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

/** A sound of a few seconds, and what is heard in it. */
export const sound = (name: string, title: string, transcript: string): Part =>
  section('AUDIO', { src: `/static/media/sounds/${name}.wav`, title, transcript });

/** A document to take along. */
export const download = (name: string, title: string): Part =>
  section('FILE', { src: `/static/media/documents/${name}.pdf`, title });

/** A page of another site, which loads by a press. */
export const embed = (src: string, title: string, caption: string): Part =>
  section('EMBED', { src, title, caption, size: 'standard' });

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

/** What a clip shows, in seconds. */
export type Cue = readonly [from: number, to: number, text: string];

const vttTime = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`;

const webVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(([from, to, text]) => `${vttTime(from)} --> ${vttTime(to)}\n${text}\n`).join('\n')}`;

/**
 * A clip without sound, of less than a minute; its captions say what it shows, in English, from which its transcript is made as well. Its
 * poster has the same name and ends in `.webp`.
 */
export const clip = (
  name: string,
  source: string,
  cues: readonly Cue[],
  { side = 'left', size = 7 }: Placement = {},
): Part =>
  section('VIDEO_TEXT', {
    captions: [{ language: 'en', label: 'English', vtt: webVtt(cues) }],
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
