import { titledText } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** SEC-06. */
export const important = plainKind('IMPORTANT', titledText, { title: 'Title', text: '<p>Text</p>' });
