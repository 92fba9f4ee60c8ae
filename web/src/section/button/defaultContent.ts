import type { ContentOf } from '../../authoring/sectionEditor.ts';
import type { SectionWords } from '../sectionWords.ts';

export const defaultButton = ({ button }: SectionWords): ContentOf<'button'> => ({
  type: 'button',
  buttonText: button,
  buttonLink: '',
  html: '',
  className: '',
});
