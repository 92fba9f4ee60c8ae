import { pagePathOf } from './courseAddress.ts';

/** Pages that do without the texts of the others, by their paths; see `build/intlMessages.ts`. */
export const firstScreens: ReadonlySet<string> = new Set(['/', '/courses']);

/** Whether the page at a path draws more texts than the first screens. */
export const drawsAllTexts = (pathname: string): boolean => !firstScreens.has(pagePathOf(pathname));
