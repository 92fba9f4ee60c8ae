import type { PagePath } from '../routing/pagePaths.ts';

/** The pages that the server draws for visitors. The build reads it, too: the bundle of the server knows no others. */
export const drawnPaths: ReadonlySet<string> = new Set<PagePath>([
  '/',
  '/courses',
  '/courses/course/:courseId',
  '/verifycertificate',
]);
