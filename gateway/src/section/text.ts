import { text as toText } from '../freeForm.ts';
import type { TextSectionInput } from '../generated/resolverTypes.ts';
import type { SectionBase, TextSectionModel } from './sectionModel.ts';
import type { SectionWriter } from './sectionWriter.ts';

/** SEC-01. */
export const text = (content: unknown, base: SectionBase): TextSectionModel => ({
  __typename: 'TextSection',
  ...base,
  text: toText(content),
});

export const writeText: SectionWriter<TextSectionInput> = {
  write: (input) => ({ type: 'TEXT', content: input.text }),
  path: () => ['text'],
};
