import { titledText } from './fields.ts';
import { plainKind } from './sectionKind.ts';

/** A titled text that must not be missed (SEC-06). */
export const important = plainKind('IMPORTANT', titledText, { title: 'Title', text: '<p>Text</p>' });
