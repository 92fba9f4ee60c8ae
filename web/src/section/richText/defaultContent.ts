import type { ContentOf } from '../../authoring/sectionEditor.ts';
import { headedText, type SectionWords } from '../sectionWords.ts';

/** A heading and a paragraph (SEC-04). */
export const defaultRichText = (words: SectionWords): ContentOf<'richText'> => ({
  type: 'richText',
  html: headedText(words),
});
