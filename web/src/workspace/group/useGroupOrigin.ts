import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { groupMessages as messages } from './messages.ts';

interface Origin {
  readonly origin: string;
  readonly addressDomain?: string | null | undefined;
}

/** Says in words who belongs to a group, or who decides it. */
export function useGroupOrigin(): (group: Origin) => string {
  const intl = useIntl();
  return useCallback(
    ({ origin, addressDomain }) => {
      if (origin === 'SCIM') return intl.formatMessage(messages.byProvider);
      return addressDomain == null
        ? intl.formatMessage(messages.byHand)
        : intl.formatMessage(messages.byDomain, { domain: addressDomain });
    },
    [intl],
  );
}
