import { z } from 'zod';
import { plainText, record, url, type Field } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** What learners read as the name of the document; not kept where there is none, as in sections from before there were any. */
const title: Field<string | undefined> = {
  request: plainText.request
    .transform((text) => (text === '' ? undefined : text))
    .describe('What the document is called; the name of its file when left out.'),
  response: z.string().optional().describe('What the document is called; left out where its author gave no name.'),
};

/** SEC-05. */
export const pdf = plainKind('PDF', record({ src: url, title }), {
  src: 'https://example.org/handout.pdf',
  title: 'Handout',
});
