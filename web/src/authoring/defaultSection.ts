import { defaultAccordion } from '../section/accordion/defaultContent.ts';
import { defaultBranch } from '../section/branch/defaultContent.ts';
import { defaultButton } from '../section/button/defaultContent.ts';
import { defaultCallout } from '../section/callout/defaultContent.ts';
import { defaultDialog } from '../section/dialog/defaultContent.ts';
import { defaultDivider } from '../section/divider/defaultContent.ts';
import { defaultHtml } from '../section/html/defaultContent.ts';
import { defaultImageText } from '../section/imageText/defaultContent.ts';
import { defaultPdf } from '../section/pdf/defaultContent.ts';
import { defaultQuestionPlace } from '../section/question/defaultContent.ts';
import { defaultRichText } from '../section/richText/defaultContent.ts';
import type { SectionWords } from '../section/sectionWords.ts';
import { defaultText } from '../section/text/defaultContent.ts';
import { defaultVideoText } from '../section/videoText/defaultContent.ts';
import type { SectionType } from './draft/sectionDraft.ts';
import type { ContentOf } from './sectionEditor.ts';

/** A type that an author can insert (SLIB-01). */
export type InsertableType = Exclude<SectionType, 'unknown'>;

const defaults: { readonly [Type in InsertableType]: (words: SectionWords) => ContentOf<Type> } = {
  richText: defaultRichText,
  text: defaultText,
  imageText: defaultImageText,
  videoText: defaultVideoText,
  question: defaultQuestionPlace,
  dialog: defaultDialog,
  accordion: defaultAccordion,
  important: (words) => defaultCallout('important', words),
  additionalInfo: (words) => defaultCallout('additionalInfo', words),
  examples: (words) => defaultCallout('examples', words),
  button: defaultButton,
  branch: defaultBranch,
  pdf: defaultPdf,
  html: defaultHtml,
  divider: defaultDivider,
};

/** The types that can be inserted, the common ones first. */
export const insertableTypes = Object.keys(defaults) as readonly InsertableType[];

/** What a new section of a type holds at first (SEC-04…SEC-16, SLIB-01). */
export const defaultSection = <Type extends InsertableType>(type: Type, words: SectionWords): ContentOf<Type> =>
  defaults[type](words);
