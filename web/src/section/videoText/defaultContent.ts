import type { ContentOf } from '../../authoring/sectionEditor.ts';
import { paragraphOf, type SectionWords } from '../sectionWords.ts';

/** Half of the width each (SEC-12). */
export const defaultVideoText = (words: SectionWords): ContentOf<'videoText'> => ({
  type: 'videoText',
  videoUrl: '',
  videoSide: 'LEFT',
  videoColumns: 6,
  textColumns: 6,
  html: paragraphOf(words),
  captions: [],
  transcript: '',
});
