import { lazy, type ReactElement } from 'react';
import { loadPart, Part } from './Part.tsx';
import { useIsCourseAdmin } from './ShellProvider.tsx';
import { useViewsAsNonAdmin } from './useViewsAsNonAdmin.ts';

const NonAdminNotice = lazy(() =>
  loadPart(() => import('./NonAdminNotice.tsx')).then((module) => ({ default: module.NonAdminNotice })),
);

/** The notice while a course admin views the site as a non-admin; nothing otherwise. */
export function NonAdminSlot(): ReactElement | null {
  const asNonAdmin = useViewsAsNonAdmin();
  const isCourseAdmin = useIsCourseAdmin();
  if (!asNonAdmin || !isCourseAdmin) return null;
  return (
    <Part>
      <NonAdminNotice />
    </Part>
  );
}
