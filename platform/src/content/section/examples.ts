import { titledText } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** SEC-08. */
export const examples = plainKind('EXAMPLES', titledText, { title: 'Title', text: '<p>Text</p>' });
