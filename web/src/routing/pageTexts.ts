import type { Texts } from '../i18n/allTexts.ts';
import { pagePathOf } from './courseAddress.ts';

/** Pages that do without most texts of the others, by their paths; see `build/intlMessages.ts`. */
const fewTexts: ReadonlyMap<string, Texts> = new Map([
  ['/', 'first'],
  ['/courses', 'first'],
  ['/courses/course', 'course'],
  ['/courses/course/:courseId', 'course'],
  ['/dashboard', 'course'],
  ['/dashboard/course', 'course'],
]);

/** The texts that a page draws, by its path. */
export const textsOf = (path: string): Texts => fewTexts.get(path) ?? 'all';

/** The texts that the page at an address draws. */
export const textsAt = (pathname: string): Texts => textsOf(pagePathOf(pathname));
