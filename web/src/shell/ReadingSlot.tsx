import { lazy, type ReactElement } from 'react';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useAnnounceLoadFailed } from '../ui/useAnnounceLoadFailed.ts';
import { loadReadingSettings } from './loadReadingSettings.ts';

const ReadingDialog = lazy(loadReadingSettings);

/**
 * The reading settings while they are open. They stand beside the bar and the phone's sheet, not in them: each of those goes when
 * the window, or the size of type that is chosen here, changes, and would take the open dialog out of sight and keep the page locked.
 */
export function ReadingSlot({ onDismissed }: { onDismissed: () => void }): ReactElement {
  const sayFailed = useAnnounceLoadFailed();
  return (
    <LazyBoundary
      onFailed={() => {
        onDismissed();
        sayFailed();
      }}
    >
      <ReadingDialog onDismissed={onDismissed} />
    </LazyBoundary>
  );
}
