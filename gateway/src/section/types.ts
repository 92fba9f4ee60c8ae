import { accordion, writeAccordion } from './accordion.ts';
import { additionalInfo, writeAdditionalInfo } from './additionalInfo.ts';
import { branch, writeBranch } from './branch.ts';
import { button, writeButton } from './button.ts';
import { buttonDivider } from './buttonDivider.ts';
import { dialog, writeDialog } from './dialog.ts';
import { examples, writeExamples } from './examples.ts';
import { html, writeHtml } from './html.ts';
import { imageText, writeImageText } from './imageText.ts';
import { important, writeImportant } from './important.ts';
import { pdf, writePdf } from './pdf.ts';
import { question, writeQuestion } from './question.ts';
import { richText, writeRichText } from './richText.ts';
import { writeDivider } from './divider.ts';
import { scroll } from './scroll.ts';
import type { ReadSection } from './sectionModel.ts';
import type { SectionWriters } from './sectionWriter.ts';
import { text, writeText } from './text.ts';
import { writeUnknown } from './unknown.ts';
import { videoText, writeVideoText } from './videoText.ts';

/** Section types whose content stands in the section itself, by their type on the wire (OP-19). */
export const outerTypes: ReadonlyMap<string, ReadSection> = new Map<string, ReadSection>([
  ['TEXT', text],
  ['HTML', html],
  ['SCROLL', scroll],
  ['BUTTON', buttonDivider],
]);

/** Section types inside `JSON`, by their type on the wire in upper case. */
export const innerTypes: ReadonlyMap<string, ReadSection> = new Map<string, ReadSection>([
  ['TEXT', richText],
  ['PDF', pdf],
  ['IMPORTANT', important],
  ['ADDITIONAL_INFO', additionalInfo],
  ['EXAMPLES', examples],
  ['DIALOG', dialog],
  ['IMAGE_TEXT', imageText],
  ['VIDEO_TEXT', videoText],
  ['ACCORDION', accordion],
  ['BRANCH', branch],
  ['BUTTON', button],
  ['QUESTION', question],
]);

/** How each is written. */
export const sectionWriters: SectionWriters = {
  text: writeText,
  html: writeHtml,
  divider: writeDivider,
  richText: writeRichText,
  pdf: writePdf,
  important: writeImportant,
  additionalInfo: writeAdditionalInfo,
  examples: writeExamples,
  dialog: writeDialog,
  imageText: writeImageText,
  videoText: writeVideoText,
  accordion: writeAccordion,
  branch: writeBranch,
  button: writeButton,
  question: writeQuestion,
  unknown: writeUnknown,
};
