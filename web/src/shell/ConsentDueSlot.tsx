import { lazy, type ReactElement } from 'react';
import { loadPart, Part } from './Part.tsx';
import { useShell } from './ShellProvider.tsx';

const ConsentDueDialog = lazy(() =>
  loadPart(() => import('../identity/ConsentDueDialog.tsx')).then((module) => ({ default: module.ConsentDueDialog })),
);

/** Asks for agreement where a new version of the consent is due (WS-20); nothing otherwise. */
export function ConsentDueSlot(): ReactElement | null {
  const consent = useShell().data?.viewer?.consentDue;
  if (!consent) return null;
  return (
    <Part>
      <ConsentDueDialog consent={consent} />
    </Part>
  );
}
