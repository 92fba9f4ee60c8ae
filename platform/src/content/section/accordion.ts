import { list, record, titledText } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** Texts that open below their titles (SEC-13). */
export const accordion = plainKind('ACCORDION', record({ items: list(titledText) }), {
  items: [{ title: 'Title', text: '<p>Text</p>' }],
});
