import { useMemo, type ReactElement, type ReactNode } from 'react';
import { SectionPlayContext, type SectionPlays } from './SectionPlay.ts';

/** Around one of several sections: lets it hold those that follow. */
export function SectionScope({
  sectionId,
  plays: { wasRead, holdAt },
  children,
}: {
  sectionId: number;
  plays: SectionPlays;
  children: ReactNode;
}): ReactElement {
  const play = useMemo(
    // What was read is shown whole (SEC-19): nothing below waits for it, not even while its code loads.
    () => ({ wasRead, hold: () => (wasRead(sectionId) ? () => undefined : holdAt(sectionId)) }),
    [holdAt, sectionId, wasRead],
  );
  return <SectionPlayContext value={play}>{children}</SectionPlayContext>;
}
