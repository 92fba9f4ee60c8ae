import { lazy, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useShell } from '../viewer/useShell.ts';

const ConsentDueDialog = lazy(() =>
  loadWithTexts(() => import('../workspace/consent/ConsentDueDialog.tsx')).then((module) => ({
    default: module.ConsentDueDialog,
  })),
);

/** Asks for agreement where a new version of the consent is due (WS-20); nothing otherwise. */
export function ConsentDueSlot(): ReactElement | null {
  const consent = useShell().data?.viewer?.consentDue;
  if (!consent) return null;
  return (
    <LazyBoundary>
      <ConsentDueDialog consent={consent} />
    </LazyBoundary>
  );
}
