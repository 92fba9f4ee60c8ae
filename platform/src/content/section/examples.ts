import { titledText } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** A titled text with examples (SEC-08). */
export const examples = plainKind('EXAMPLES', titledText, { title: 'Title', text: '<p>Text</p>' });
