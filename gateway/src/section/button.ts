import { record, text } from '../freeForm.ts';
import type { ButtonSectionModel, SectionBase } from './sectionModel.ts';

export function button(content: unknown, base: SectionBase): ButtonSectionModel {
  const { buttonText, buttonLink, text: html, className } = record(content);
  return {
    __typename: 'ButtonSection',
    ...base,
    buttonText: text(buttonText),
    buttonLink: text(buttonLink),
    html: text(html),
    className: text(className),
  };
}
