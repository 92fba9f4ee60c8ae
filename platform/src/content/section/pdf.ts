import { optionalText, record, url, type Field } from './fields.ts';
import { plainKind, withoutAddress } from './sectionKind.ts';

/** What learners read as the name of the document; not kept where there is none, as in sections from before there were any. */
const title: Field<string | undefined> = {
  request: optionalText.request.describe(
    'What the document is called; the name of its file for null or an empty text. Left out, what is stored stays.',
  ),
  response: optionalText.response.describe('What the document is called; left out where its author gave no name.'),
};

/** A PDF document with its title (SEC-05). */
export const pdf = {
  ...plainKind('PDF', record({ src: url, title }), {
    src: 'https://example.org/handout.pdf',
    title: 'Handout',
  }),
  unfinished: withoutAddress('src'),
  staying: ['title'],
  read: ({ src, title: received }: { readonly src: string; readonly title?: string | undefined }) => ({
    inside: [],
    store: () => (received === undefined || received === '' ? { src } : { src, title: received }),
  }),
};
