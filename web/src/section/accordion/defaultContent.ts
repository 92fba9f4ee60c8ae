import type { ContentOf } from '../../authoring/sectionEditor.ts';
import { paragraphOf, type SectionWords } from '../sectionWords.ts';

export const defaultAccordion = (words: SectionWords): ContentOf<'accordion'> => ({
  type: 'accordion',
  items: [{ title: words.title, html: paragraphOf(words) }],
});
