/** What a new section says until its author writes something, in the language of the interface. */
export interface SectionWords {
  readonly heading: string;
  readonly paragraph: string;
  readonly title: string;
  readonly button: string;
  readonly option: (number: number) => string;
}

/** A paragraph of a new section as HTML. */
export const paragraphOf = ({ paragraph }: SectionWords): string => `<p>${escaped(paragraph)}</p>`;

/** A heading and a paragraph as HTML (SEC-04). */
export const headedText = (words: SectionWords): string => `<h2>${escaped(words.heading)}</h2>${paragraphOf(words)}`;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
