import { titledText } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** SEC-07. */
export const additionalInfo = plainKind('ADDITIONAL_INFO', titledText, { title: 'Title', text: '<p>Text</p>' });
