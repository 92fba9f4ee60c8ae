import { html, record } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** SEC-04. Its type is the only one in small letters. */
export const richText = plainKind('text', record({ text: html }), { text: '<h2>Heading</h2><p>Paragraph</p>' });
