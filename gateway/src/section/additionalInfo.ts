import type { AdditionalInfoSectionModel, SectionBase } from './sectionModel.ts';
import { titled } from './titled.ts';

export const additionalInfo = (content: unknown, base: SectionBase): AdditionalInfoSectionModel => ({
  __typename: 'AdditionalInfoSection',
  ...base,
  ...titled(content),
});
