import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { plainValues } from './errorText.ts';
import { refusalCode, type FieldFailure } from './fieldFailure.ts';
import { useErrorText } from './useErrorText.ts';

/**
 * The words for a refusal: those of a room, which load with its windows so that no other page carries them, else those of the catalogue.
 * `words`, by code, has to be the same map each time.
 */
export function useRoomErrorText(
  words: ReadonlyMap<string | null, MessageDescriptor>,
): (failure: FieldFailure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const message = words.get(refusalCode(failure));
      return message && !(failure instanceof Error)
        ? intl.formatMessage(message, plainValues(failure.params))
        : errorText(failure);
    },
    [errorText, intl, words],
  );
}
