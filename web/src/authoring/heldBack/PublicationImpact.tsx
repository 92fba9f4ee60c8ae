import { useCallback, type ReactElement } from 'react';
import { ImpactNote } from '../impact/ImpactNote.tsx';
import type { HeldBack } from './HeldBack.ts';

/** What making changes live does to learners, asked again with each choice of modules and each save. */
export function PublicationImpact({
  heldBack,
  version,
  moduleIds,
}: {
  heldBack: HeldBack;
  version: number;
  /** Raw ids of the chosen modules; null for all changes. */
  moduleIds: readonly number[] | null;
}): ReactElement {
  const chosen = moduleIds?.join() ?? null;
  const read = useCallback(
    () => heldBack.readImpact(chosen === null ? null : chosen.split(',').map(Number), version),
    [heldBack, chosen, version],
  );
  return <ImpactNote read={read} />;
}
