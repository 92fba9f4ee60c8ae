import { accordion } from './accordion.ts';
import { additionalInfo } from './additionalInfo.ts';
import { branch } from './branch.ts';
import { button } from './button.ts';
import { buttonDivider } from './buttonDivider.ts';
import { dialog } from './dialog.ts';
import { examples } from './examples.ts';
import { html } from './html.ts';
import { imageText } from './imageText.ts';
import { important } from './important.ts';
import { pdf } from './pdf.ts';
import { question } from './question.ts';
import { richText } from './richText.ts';
import { scroll } from './scroll.ts';
import type { ReadSection } from './sectionModel.ts';
import { text } from './text.ts';
import { videoText } from './videoText.ts';

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
