import { lazy, type ReactElement } from 'react';
import { loadPart, Part } from './Part.tsx';
import { useShell } from './ShellProvider.tsx';

const FeedbackTab = lazy(() =>
  loadPart(() => import('./FeedbackTab.tsx')).then((module) => ({ default: module.FeedbackTab })),
);

/** The feedback tab where the profile enables it and names a form (NAV-08). */
export function FeedbackSlot(): ReactElement | null {
  const profile = useShell().data?.workspace?.profile;
  if (!profile?.feedbackFormEnabled || !profile.feedbackFormId) return null;
  return (
    <Part>
      <FeedbackTab formId={profile.feedbackFormId} />
    </Part>
  );
}
