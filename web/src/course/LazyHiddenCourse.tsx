import { lazy, Suspense, type ReactElement } from 'react';

const HiddenCourse = lazy(async () => {
  const { HiddenCourse: Hidden } = await import('./hidden/HiddenCourse.tsx');
  return { default: Hidden };
});

/** In place of a course that is not there for its reader. Few see it. */
export const LazyHiddenCourse = (): ReactElement => (
  <Suspense fallback={null}>
    <HiddenCourse />
  </Suspense>
);
