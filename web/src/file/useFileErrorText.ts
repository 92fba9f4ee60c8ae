import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../errors/errorText.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { fileMessages as messages } from './messages.ts';

const texts: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['INVALID_FILE_TYPE', messages.wrongType],
  ['FILE_TOO_LARGE', messages.tooLarge],
  ['PICTURE_TOO_LARGE', messages.pictureTooLarge],
  ['FILE_EMPTY', messages.empty],
  ['FILE_UNREADABLE', messages.unreadable],
  ['VIDEO_CODEC', messages.videoCodec],
  ['STORAGE_FULL', messages.storageFull],
  ['PICTURE_LOCAL', messages.pictureLocal],
  ['PICTURE_EXPIRES', messages.pictureExpires],
  ['PICTURE_UNREADABLE', messages.pictureUnreadable],
  ['NOT_FOUND', messages.gone],
]);

/** The words for what is refused of a file (LIB-06, LIB-07, ERR-22). Below `FileTexts` or in the course editor. */
export function useFileErrorText(): (failure: Failure) => string {
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
