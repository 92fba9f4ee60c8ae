import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { HistoryProps } from './HistoryPanel.tsx';

const HistoryPanel = lazy(() => import('./HistoryPanel.tsx').then((module) => ({ default: module.HistoryPanel })));

export interface History {
  /** Shows the history; `onClosed` is told when it is closed, as the menu that opened it is gone by then. */
  readonly open: (onClosed: () => void) => void;
  readonly panel: ReactElement | null;
}

/** The history of a course, which loads when it is asked for. */
export function useHistory(props: Omit<HistoryProps, 'onClosed'>): History {
  const [asked, setAsked] = useState<{ readonly onClosed: () => void } | null>(null);
  return {
    open: (onClosed) => setAsked({ onClosed }),
    panel: asked ? (
      <Suspense fallback={null}>
        <HistoryPanel
          {...props}
          onClosed={() => {
            setAsked(null);
            asked.onClosed();
          }}
        />
      </Suspense>
    ) : null,
  };
}
