import { text as toText } from '../freeForm.ts';
import type { SectionBase, TextSectionModel } from './sectionModel.ts';

/** SEC-01. */
export const text = (content: unknown, base: SectionBase): TextSectionModel => ({
  __typename: 'TextSection',
  ...base,
  text: toText(content),
});
