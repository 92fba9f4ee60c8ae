import { lazy, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useIsCourseAdmin } from '../viewer/useShell.ts';

const EditingSwitch = lazy(() =>
  loadWithTexts(() => import('../authoring/page/EditingSwitch.tsx')).then((module) => ({
    default: module.EditingSwitch,
  })),
);

/** Where who works on courses finds the switch for editing mode; nobody else loads it. */
export function EditingSlot(): ReactElement | null {
  return useIsCourseAdmin() ? (
    <LazyBoundary>
      <EditingSwitch />
    </LazyBoundary>
  ) : null;
}
