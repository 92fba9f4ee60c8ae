import { lazy, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const AuthorHome = lazy(() =>
  loadWithTexts(() => import('../authoring/home/AuthorHome.tsx')).then((module) => ({ default: module.AuthorHome })),
);

/** Where someone who makes courses finds them on the dashboard (OP-233); nobody else loads it. */
export function AuthorSlot(): ReactElement {
  return (
    <LazyBoundary waiting={<Skeleton height={360} />}>
      <AuthorHome />
    </LazyBoundary>
  );
}
