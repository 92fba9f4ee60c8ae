import { record, text } from '../freeForm.ts';
import type { ButtonSectionInput } from '../generated/resolverTypes.ts';
import type { ButtonSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';

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

export const writeButton = innerWriter(
  'BUTTON',
  ({ buttonText, buttonLink, html, className }: ButtonSectionInput) => ({
    buttonText,
    buttonLink,
    text: html,
    className,
  }),
  { text: 'html' },
);
