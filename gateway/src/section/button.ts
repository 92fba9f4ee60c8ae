import type { ButtonSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';

/** A button that links to a page, beside a text (SEC-15). */
export const button = innerKind('BUTTON', {
  typename: 'ButtonSection',
  read: ({ buttonText, buttonLink, text, className }) => ({ buttonText, buttonLink, html: text, className }),
  write: ({ buttonText, buttonLink, html, className }: ButtonSectionInput) => ({
    buttonText,
    buttonLink,
    text: html,
    className,
  }),
  path: { text: 'html' },
});
