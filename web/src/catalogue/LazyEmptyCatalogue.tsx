import { lazy, Suspense, type ReactElement } from 'react';
import { loadScript } from '../scriptLoadError.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { EmptyCatalogueProps } from './empty/EmptyCatalogue.tsx';

const EmptyCatalogue = lazy(() =>
  loadScript(() => import('./empty/EmptyCatalogue.tsx')).then((module) => ({ default: module.EmptyCatalogue })),
);

/** What an empty list says. It loads when it is needed: most first screens have courses. */
export function LazyEmptyCatalogue(props: EmptyCatalogueProps): ReactElement {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <EmptyCatalogue {...props} />
    </Suspense>
  );
}
