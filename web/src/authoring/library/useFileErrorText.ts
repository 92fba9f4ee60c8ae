import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { libraryMessages as messages } from './messages.ts';

const texts: Readonly<Record<string, MessageDescriptor>> = {
  INVALID_FILE_TYPE: messages.wrongType,
  FILE_TOO_LARGE: messages.tooLarge,
  PICTURE_TOO_LARGE: messages.pictureTooLarge,
  FILE_UNREADABLE: messages.unreadable,
  STORAGE_FULL: messages.storageFull,
  NOT_FOUND: messages.gone,
};

/** The words for what authors are refused with a file (LIB-06, LIB-07, ERR-22). */
export function useFileErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const message = failure instanceof Error || !Object.hasOwn(texts, failure.code) ? undefined : texts[failure.code];
      return message
        ? intl.formatMessage(message, (failure as { params?: Record<string, string | number> }).params)
        : errorText(failure);
    },
    [errorText, intl],
  );
}
