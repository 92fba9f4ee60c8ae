import type { ContentOf } from '../../authoring/sectionEditor.ts';
import type { SectionWords } from '../sectionWords.ts';

export const defaultText = ({ paragraph }: SectionWords): ContentOf<'text'> => ({ type: 'text', text: paragraph });
