import type { ReactElement } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useHold } from './SectionPlay.ts';

/** In place of a section whose code loads; what follows waits, as it would have to move, or to wait for a dialog (SEC-18). */
export function SectionLoading(): ReactElement {
  useHold(true);
  return <Skeleton height="320px" />;
}
