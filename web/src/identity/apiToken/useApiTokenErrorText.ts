import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { refusalCode, type FieldFailure } from '../../errors/fieldFailure.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { apiTokenMessages as messages } from './messages.ts';

const words = new Map<string | null, MessageDescriptor>([
  ['API_TOKEN_NAME_TAKEN', messages.nameTaken],
  ['API_TOKENS_FULL', messages.full],
  ['NOT_FOUND', messages.gone],
  ['CONFLICT', messages.overlapping],
]);

/** The words for what is refused with API tokens; they load with their windows, and no page of courses carries them. */
export function useApiTokenErrorText(): (failure: FieldFailure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const message = words.get(refusalCode(failure));
      return message ? intl.formatMessage(message, { most: mostOf(failure) }) : errorText(failure);
    },
    [errorText, intl],
  );
}

/** How many tokens one person may have, as the refusal tells. */
function mostOf(failure: FieldFailure): number {
  const params: unknown = 'params' in failure ? failure.params : null;
  return params !== null && typeof params === 'object' && 'most' in params ? Number(params.most) : 50;
}
