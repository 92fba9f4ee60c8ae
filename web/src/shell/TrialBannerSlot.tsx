import { lazy, type ReactElement } from 'react';
import { defaultFontSize } from '../reading/readingSettings.ts';
import { useAppearance } from '../theme/AppearanceProvider.tsx';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useShell } from '../viewer/useShell.ts';

const TrialBanner = lazy(() =>
  loadWithTexts(() => import('./site/TrialBanner.tsx')).then((module) => ({ default: module.TrialBanner })),
);

/** The top banner of workspaces on trial (NAV-07); its place is kept while it loads. Nothing elsewhere. */
export function TrialBannerSlot(): ReactElement | null {
  const { fontSize } = useAppearance().reading;
  if (!useShell().data?.workspace?.trial) return null;
  return (
    <LazyBoundary waiting={<div style={{ height: 48 }} />}>
      <TrialBanner largeType={fontSize > defaultFontSize + 4} />
    </LazyBoundary>
  );
}
