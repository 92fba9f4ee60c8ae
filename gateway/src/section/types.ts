import { accordion } from './accordion.ts';
import { additionalInfo } from './additionalInfo.ts';
import { audio } from './audio.ts';
import { branch } from './branch.ts';
import { button } from './button.ts';
import { dialog } from './dialog.ts';
import { embed } from './embed.ts';
import { buttonDivider, divider, scroll } from './divider.ts';
import { examples } from './examples.ts';
import { file } from './file.ts';
import { html } from './html.ts';
import { imageText } from './imageText.ts';
import { important } from './important.ts';
import { pdf } from './pdf.ts';
import { question } from './question.ts';
import { richText } from './richText.ts';
import type { AnySectionReader } from './sectionKind.ts';
import type { SectionModel } from './sectionModel.ts';
import type { SectionWriters } from './sectionWriter.ts';
import { text } from './text.ts';
import { unknown } from './unknown.ts';
import { videoText } from './videoText.ts';

/** Section types inside `JSON`, by the member of `SectionContentInput`. */
const innerKinds = {
  richText,
  pdf,
  audio,
  file,
  embed,
  important,
  additionalInfo,
  examples,
  dialog,
  imageText,
  videoText,
  accordion,
  branch,
  button,
  question,
};

/** How each is written. */
export const sectionWriters: SectionWriters = { text, html, divider, ...innerKinds, unknown };

/** Section types whose content stands in the section itself, by their type on the wire (OP-19). */
export const outerTypes: ReadonlyMap<string, AnySectionReader> = new Map<string, AnySectionReader>([
  ['TEXT', text],
  ['HTML', html],
  ['SCROLL', scroll],
  ['BUTTON', buttonDivider],
]);

/** Section types inside `JSON`, by their type on the wire. */
export const innerTypes: ReadonlyMap<string, AnySectionReader> = new Map(
  Object.values(innerKinds).map((kind) => [kind.wire, kind]),
);

/** By the type of the schema. */
export const readersByName: ReadonlyMap<SectionModel['__typename'], AnySectionReader> = new Map(
  [...outerTypes.values(), ...innerTypes.values(), unknown].map((reader) => [reader.typename, reader]),
);
