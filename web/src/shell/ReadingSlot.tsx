import { lazy, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../routing/LazyBoundary.tsx';
import { useToast } from '../ui/toastContext.ts';
import { loadReadingSettings } from './loadReadingSettings.ts';
import { shellMessages } from './messages.ts';

const ReadingDialog = lazy(loadReadingSettings);

/**
 * The reading settings while they are open. They stand beside the bar and the phone's sheet, not in them: each of those goes when
 * the window, or the size of type that is chosen here, changes, and would take the open dialog out of sight and keep the page locked.
 */
export function ReadingSlot({ onDismissed }: { onDismissed: () => void }): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  return (
    <LazyBoundary
      onFailed={() => {
        onDismissed();
        toast({ intent: 'error', text: intl.formatMessage(shellMessages.loadFailed) });
      }}
    >
      <ReadingDialog onDismissed={onDismissed} />
    </LazyBoundary>
  );
}
