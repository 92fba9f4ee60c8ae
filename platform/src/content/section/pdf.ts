import { record, url } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** SEC-05. */
export const pdf = plainKind('PDF', record({ src: url }), { src: 'https://example.org/handout.pdf' });
