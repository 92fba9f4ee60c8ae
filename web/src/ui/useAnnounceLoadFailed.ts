import { useIntl } from 'react-intl';
import { failureMessages } from './failureMessages.ts';
import { useToast } from './toastContext.ts';

/** Shows 'Error loading' when a part that the person asked for could not be loaded (NAV-19). */
export function useAnnounceLoadFailed(): () => void {
  const intl = useIntl();
  const toast = useToast();
  return () => toast({ intent: 'error', text: intl.formatMessage(failureMessages.loadFailed) });
}
