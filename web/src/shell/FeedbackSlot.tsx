import { lazy, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useShell } from '../viewer/useShell.ts';

const FeedbackTab = lazy(() =>
  loadWithTexts(() => import('./site/FeedbackTab.tsx')).then((module) => ({ default: module.FeedbackTab })),
);

/** The feedback tab where the profile enables it and names a form (NAV-08). */
export function FeedbackSlot(): ReactElement | null {
  const profile = useShell().data?.workspace?.profile;
  if (!profile?.feedbackFormEnabled || !profile.feedbackFormId) return null;
  return (
    <LazyBoundary>
      <FeedbackTab formId={profile.feedbackFormId} />
    </LazyBoundary>
  );
}
