import { lazy, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useIsCourseAdmin } from '../viewer/useShell.ts';
import { useViewsAsNonAdmin } from '../viewer/useViewsAsNonAdmin.ts';

const NonAdminNotice = lazy(() =>
  loadWithTexts(() => import('./site/NonAdminNotice.tsx')).then((module) => ({ default: module.NonAdminNotice })),
);

/** The notice while a course admin views the site as a non-admin; nothing otherwise. */
export function NonAdminSlot(): ReactElement | null {
  const asNonAdmin = useViewsAsNonAdmin();
  const isCourseAdmin = useIsCourseAdmin();
  if (!asNonAdmin || !isCourseAdmin) return null;
  return (
    <LazyBoundary>
      <NonAdminNotice />
    </LazyBoundary>
  );
}
