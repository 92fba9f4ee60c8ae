import { z } from 'zod';
import { html, plainText, record, type Field } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** SEC-24: what is not a web address is a path of this site. Two slashes at the front would name another host. */
export function normaliseButtonLink(received: string): string {
  // Browsers pass over these, wherever they stand.
  const link = received.replaceAll(/[\t\r\n]/g, '');
  if (link === '' || /^https?:\/\//i.test(link)) {
    return link;
  }
  return `/${link.replace(/^[/\\]+/, '')}`;
}

const buttonLink: Field<string> = {
  request: plainText.request
    .transform(normaliseButtonLink)
    .describe('A web address, or a path of this site; others become one (SEC-24).'),
  response: z.string().describe('A web address or a path of this site.'),
};

const className: Field<string> = {
  request: plainText.request.transform((name) => name.replaceAll(/[^\w -]/g, '')).describe('Class names.'),
  response: z.string().describe('Class names.'),
};

/** A button that links to a page, beside a text (SEC-15). */
export const button = plainKind('BUTTON', record({ buttonText: plainText, buttonLink, text: html, className }), {
  buttonText: 'Go',
  buttonLink: '/courses',
  text: '',
  className: '',
});
