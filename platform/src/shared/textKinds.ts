/** What texts may hold (OP-172). */

export interface TextKind {
  readonly holds: (text: string) => boolean;
  readonly clean: (text: string) => string;
}

/** What the database takes: no NUL characters, no half surrogates. */
export const storableText: TextKind = {
  holds: (text) => text.isWellFormed() && !text.includes('\u0000'),
  clean: (text) => text.toWellFormed().replaceAll('\u0000', ''),
};

const control = /[\p{Cc}--[\t\n\r]]/v;
const controls = /[\p{Cc}--[\t\n\r]]/gv;
const lineBreaks = /[\v\f\u0085]/g;

/** Text of people: without control characters, of which programs for slides and pages use some for a new line. */
export const writtenText: TextKind = {
  holds: (text) => text.isWellFormed() && !control.test(text),
  clean: (text) => text.toWellFormed().replaceAll(lineBreaks, '\n').replaceAll(controls, ''),
};
