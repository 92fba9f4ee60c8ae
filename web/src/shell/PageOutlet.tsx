import { lazy, type ReactElement } from 'react';
import { Outlet } from 'react-router';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useShell } from '../viewer/useShell.ts';

const TrialOfferPage = lazy(() =>
  loadWithTexts(() => import('./site/TrialOfferPage.tsx')).then((module) => ({ default: module.TrialOfferPage })),
);

/**
 * The page of the address. At a host without a workspace there is none (OP-56), or what it offers where it can be taken for a trial
 * (OP-48).
 */
export function PageOutlet(): ReactElement {
  const { data } = useShell();
  if (!data || data.workspace) return <Outlet />;
  if (!data.trialOffer) return <NotFoundPage />;
  return (
    <LazyBoundary>
      <TrialOfferPage days={data.trialOffer.days} />
    </LazyBoundary>
  );
}
