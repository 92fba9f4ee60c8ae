import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Skeletons with the word for people who do not see them. */
export function Waiting({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div role="status" aria-busy="true" style={{ display: 'contents' }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
