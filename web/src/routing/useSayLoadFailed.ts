import { useIntl } from 'react-intl';
import { shellMessages } from '../shell/messages.ts';
import { useToast } from '../ui/toastContext.ts';

/** Says 'Error loading' to someone who has asked for a part that could not be loaded (NAV-19). */
export function useSayLoadFailed(): () => void {
  const intl = useIntl();
  const toast = useToast();
  return () => toast({ intent: 'error', text: intl.formatMessage(shellMessages.loadFailed) });
}
