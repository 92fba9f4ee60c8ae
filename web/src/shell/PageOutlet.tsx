import { lazy, type ReactElement } from 'react';
import { Outlet } from 'react-router';
import { loadPart, Part } from './Part.tsx';
import { useShell } from './ShellProvider.tsx';

const TrialOfferPage = lazy(() =>
  loadPart(() => import('./TrialOfferPage.tsx')).then((module) => ({ default: module.TrialOfferPage })),
);

/** The page of the address; at a host without a workspace that can be taken for a trial, what it offers (OP-48). */
export function PageOutlet(): ReactElement {
  const { data } = useShell();
  if (!data?.trialOffer || data.workspace) return <Outlet />;
  return (
    <Part>
      <TrialOfferPage days={data.trialOffer.days} />
    </Part>
  );
}
