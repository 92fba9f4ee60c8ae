import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { RequestError } from '../../requestError.ts';
import { peopleMessages as messages } from './messages.ts';

/** Codes that tell that someone else has changed the person meanwhile. */
const outdated: ReadonlySet<string> = new Set(['CONFLICT', 'NOT_FOUND', '1001']);

/** The code of a refusal or of a failed request. */
const codeOf = (failure: Failure): string =>
  failure instanceof Error ? (failure instanceof RequestError ? failure.code : '-1') : failure.code;

/** Whether what is on screen is older than what was refused. */
export const isOutdated = (failure: Failure): boolean => outdated.has(codeOf(failure));

/**
 * The words for what admins are refused with people. `conflict` says what CONFLICT means of this action; a limit comes with its
 * number, other limits have the words that count everywhere.
 */
export function usePeopleErrorText(conflict: MessageDescriptor): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const code = codeOf(failure);
      const most = failure instanceof Error ? null : readMost(failure.params);
      if (code === 'CONFLICT') return intl.formatMessage(conflict);
      if (code === 'NOT_FOUND' || code === '1001') return intl.formatMessage(messages.gone);
      if (code === 'FORBIDDEN') return intl.formatMessage(messages.ended);
      if (code === 'RATE_LIMITED' && most !== null) return intl.formatMessage(messages.limit, { most });
      return errorText(failure);
    },
    [conflict, errorText, intl],
  );
}

/** The number of a limit, null where the refusal does not say it. */
export function readMost(params: unknown): number | null {
  const most: unknown = params !== null && typeof params === 'object' ? (params as { most?: unknown }).most : null;
  return typeof most === 'number' ? most : null;
}
