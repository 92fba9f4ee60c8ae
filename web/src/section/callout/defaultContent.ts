import type { ContentOf } from '../../authoring/sectionEditor.ts';
import { paragraphOf, type SectionWords } from '../sectionWords.ts';

/** A box with a title and a paragraph (SEC-06…SEC-08). */
export const defaultCallout = <Type extends 'important' | 'additionalInfo' | 'examples'>(
  type: Type,
  words: SectionWords,
): ContentOf<Type> => ({ type, title: words.title, html: paragraphOf(words) }) as ContentOf<Type>;
