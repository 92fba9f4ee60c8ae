import type { MessageDescriptor } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import type { Quill } from './createQuill.ts';
import { askForPanel } from './panelAsked.ts';
import { clearFormats, toggleLine, toggleWords } from './textCommands.ts';

/** Keys that are pressed together with Ctrl, or with ⌘ on a Mac. */
export interface Keys {
  /** A small letter, a figure or a sign; the name of a key. */
  readonly key: string;
  /** Without Ctrl. */
  readonly bare?: true;
  readonly shift?: true;
  readonly alt?: true;
}

/** What a tool or its keys do. */
export interface Command {
  readonly name: MessageDescriptor;
  readonly keys: Keys | null;
  /** What it gives to words or lines; null where it opens something. */
  readonly gives: { readonly format: string; readonly value: unknown } | null;
  readonly run: (quill: Quill) => void;
}

const words = (name: MessageDescriptor, keys: Keys, format: string, value: unknown = true): Command => ({
  name,
  keys,
  gives: { format, value },
  run: (quill) => toggleWords(quill, format, value),
});

const lines = (name: MessageDescriptor, keys: Keys | null, format: string, value: unknown): Command => ({
  name,
  keys,
  gives: { format, value },
  run: (quill) => toggleLine(quill, format, value),
});

export const bold = words(messages.bold, { key: 'b' }, 'bold');
export const italic = words(messages.italic, { key: 'i' }, 'italic');
export const underline = words(messages.underline, { key: 'u' }, 'underline');
export const strike = words(messages.strike, { key: 'x', shift: true }, 'strike');
export const highlight = words(messages.highlight, { key: 'h', shift: true }, 'mark');
export const code = words(messages.code, { key: 'e' }, 'code');
export const subscript = words(messages.subscript, { key: ',' }, 'script', 'sub');
export const superscript = words(messages.superscript, { key: '.' }, 'script', 'super');

export const paragraph = lines(messages.paragraph, { key: '0', alt: true }, 'header', null);
/** Headings begin at the second level, as the page has its own. */
export const headings = [
  lines(messages.heading2, { key: '1', alt: true }, 'header', 2),
  lines(messages.heading3, { key: '2', alt: true }, 'header', 3),
  lines(messages.heading4, { key: '3', alt: true }, 'header', 4),
] as const;
export const quotation = lines(messages.quotation, null, 'blockquote', true);
export const codeBlock = lines(messages.codeBlock, null, 'code-block', true);

export const numbers = lines(messages.numbers, { key: '7', shift: true }, 'list', 'ordered');
export const bullets = lines(messages.bullets, { key: '8', shift: true }, 'list', 'bullet');
export const tasks = lines(messages.tasks, { key: '9', shift: true }, 'list', 'unchecked');

export const alignments = [
  lines(messages.alignStart, { key: 'l', shift: true }, 'align', null),
  lines(messages.alignCenter, { key: 'e', shift: true }, 'align', 'center'),
  lines(messages.alignEnd, { key: 'r', shift: true }, 'align', 'end'),
  lines(messages.alignJustify, { key: 'j', shift: true }, 'align', 'justify'),
] as const;

export const rightToLeft = lines(messages.rightToLeft, null, 'direction', 'rtl');
/** In a language that runs from right to left. */
export const leftToRight = lines(messages.leftToRight, null, 'direction', 'ltr');

export const link: Command = {
  name: messages.link,
  keys: { key: 'k' },
  gives: null,
  run: (quill) => askForPanel(quill, 'link'),
};

export const formula: Command = {
  name: messages.formula,
  keys: null,
  gives: null,
  run: (quill) => askForPanel(quill, 'formula'),
};

export const clear: Command = {
  name: messages.clear,
  keys: { key: '\\' },
  gives: null,
  run: clearFormats,
};

/** All that have keys. */
export const commands: readonly Command[] = [
  bold,
  italic,
  underline,
  strike,
  highlight,
  code,
  subscript,
  superscript,
  paragraph,
  ...headings,
  numbers,
  bullets,
  tasks,
  ...alignments,
  link,
  clear,
];
