import type { AdditionalInfoSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';
import { titled, titledNames, toTitled } from './titled.ts';

export const additionalInfo = (content: unknown, base: SectionBase): AdditionalInfoSectionModel => ({
  __typename: 'AdditionalInfoSection',
  ...base,
  ...titled(content),
});

export const writeAdditionalInfo = innerWriter('ADDITIONAL_INFO', toTitled, titledNames);
