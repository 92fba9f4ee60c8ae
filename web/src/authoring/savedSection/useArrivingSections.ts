import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import type { NewSections } from '../canvas/useInsertSection.ts';
import { savedSectionMessages as messages } from './messages.ts';

/**
 * Puts sections in when they have arrived, into the lecture as it is then; says so when they could not be read or are gone (null). Anyone who has
 * left meanwhile gets none.
 */
export function useArrivingSections<More extends readonly unknown[]>(
  onArrived: ((added: NewSections, ...more: More) => void) | null,
): (sections: Promise<NewSections | null>, ...more: More) => void {
  const intl = useIntl();
  const toast = useToast();
  const latest = useRef<typeof onArrived>(null);
  useEffect(() => {
    latest.current = onArrived;
    return () => {
      latest.current = null;
    };
  }, [onArrived]);
  return useCallback(
    (sections, ...more) => {
      const put = (added: NewSections | null): void => {
        if (added === null) toast({ intent: 'error', text: intl.formatMessage(messages.gone) });
        else latest.current?.(added, ...more);
      };
      sections.then(put, () => toast({ intent: 'error', text: intl.formatMessage(messages.notInserted) }));
    },
    [intl, toast],
  );
}
