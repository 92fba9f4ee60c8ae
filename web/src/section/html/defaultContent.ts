import type { ContentOf } from '../../authoring/sectionEditor.ts';
import { headedText, type SectionWords } from '../sectionWords.ts';

export const defaultHtml = (words: SectionWords): ContentOf<'html'> => ({ type: 'html', html: headedText(words) });
