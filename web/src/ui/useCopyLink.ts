import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages.ts';
import { useToast } from './toastContext.ts';

/** Copies a link to the clipboard and says so. `link` may be a path of this site; what is copied is the whole address. */
export function useCopyLink(): (link: string) => Promise<void> {
  const intl = useIntl();
  const toast = useToast();
  return useCallback(
    async (link) => {
      const address = new URL(link, window.location.href).href;
      try {
        await navigator.clipboard.writeText(address);
        toast({ intent: 'success', text: intl.formatMessage(uiMessages.copied) });
      } catch {
        toast({ intent: 'error', text: intl.formatMessage(uiMessages.copyFailed, { link: address }) });
      }
    },
    [intl, toast],
  );
}
