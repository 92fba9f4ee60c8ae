/** Links as the editor writes them: another site opens in a new tab, a page of this one does not. */

const NEW_TAB: readonly (readonly [name: string, value: string])[] = [
  ['target', '_blank'],
  ['rel', 'noopener noreferrer'],
];

type Attributes = readonly (readonly [name: string, value: string])[];

/** The attributes that a link of Markdown stands for. */
export const linkAttributes = (href: string): Attributes => [
  ['href', href],
  ...(/^https?:/i.test(href) ? NEW_TAB : []),
];
