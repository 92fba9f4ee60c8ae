import { lazy, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../routing/LazyBoundary.tsx';
import { editablePlace } from '../routing/editing.ts';
import { useIsCourseAdmin } from './ShellProvider.tsx';
import { useViewsAsNonAdmin } from './useViewsAsNonAdmin.ts';

const EditingSwitch = lazy(() =>
  loadWithTexts(() => import('../authoring/page/EditingSwitch.tsx')).then((module) => ({
    default: module.EditingSwitch,
  })),
);

/** The switch that turns editing mode on and off, for who may edit the course of the page (EDIT-01, EDIT-03, EDIT-07). */
export function EditingSlot(): ReactElement | null {
  const place = editablePlace(useLocation());
  const isCourseAdmin = useIsCourseAdmin();
  const asNonAdmin = useViewsAsNonAdmin();
  if (!place || !isCourseAdmin || asNonAdmin) return null;
  return (
    <LazyBoundary>
      <EditingSwitch key={place.courseId} place={place} />
    </LazyBoundary>
  );
}
