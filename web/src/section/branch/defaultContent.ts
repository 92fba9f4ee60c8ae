import type { ContentOf } from '../../authoring/sectionEditor.ts';
import type { SectionWords } from '../sectionWords.ts';

/** Two ways on (SEC-14), without sections yet. */
export const defaultBranch = (words: SectionWords): ContentOf<'branch'> => ({
  type: 'branch',
  options: [1, 2].map((number) => ({ title: words.option(number), sections: [] })),
});
