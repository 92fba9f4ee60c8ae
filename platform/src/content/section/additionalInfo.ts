import { titledText } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** A titled text beside the main line of a lecture (SEC-07). */
export const additionalInfo = plainKind('ADDITIONAL_INFO', titledText, { title: 'Title', text: '<p>Text</p>' });
