import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { savedSectionMessages as messages } from './messages.ts';

const texts: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['SAVED_SECTIONS_FULL', messages.full],
  ['INVALID', messages.invalid],
  ['NOT_FOUND', messages.gone],
  ['FORBIDDEN', messages.forbidden],
]);

/** The words for what is refused of a saved section. */
export function useSavedSectionErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const message = failure instanceof Error ? undefined : texts.get(failure.code);
      return message
        ? intl.formatMessage(message, (failure as { params?: Record<string, string | number> }).params)
        : errorText(failure);
    },
    [errorText, intl],
  );
}
