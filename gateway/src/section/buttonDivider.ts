import type { ButtonDividerSectionModel, SectionBase } from './sectionModel.ts';

export const buttonDivider = (_content: unknown, base: SectionBase): ButtonDividerSectionModel => ({
  __typename: 'ButtonDividerSection',
  ...base,
});
