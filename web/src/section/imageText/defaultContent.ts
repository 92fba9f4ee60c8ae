import type { ContentOf } from '../../authoring/sectionEditor.ts';
import { paragraphOf, type SectionWords } from '../sectionWords.ts';

/** Half of the width each (SEC-12). */
export const defaultImageText = (words: SectionWords): ContentOf<'imageText'> => ({
  type: 'imageText',
  imageUrl: '',
  imageAlt: '',
  imageSide: 'LEFT',
  imageColumns: 6,
  textColumns: 6,
  html: paragraphOf(words),
});
