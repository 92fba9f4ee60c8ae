import type { MessageDescriptor } from 'react-intl';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRoomErrorText } from '../../errors/useRoomErrorText.ts';
import { apiTokenMessages as messages } from './messages.ts';

const words = new Map<string | null, MessageDescriptor>([
  ['API_TOKEN_NAME_TAKEN', messages.nameTaken],
  ['API_TOKENS_FULL', messages.full],
  ['SERVICE_ACCOUNT_NAME_TAKEN', messages.accountNameTaken],
  ['SERVICE_ACCOUNTS_FULL', messages.accountsFull],
  ['NOT_FOUND', messages.gone],
  ['CONFLICT', messages.overlapping],
]);

/** The words for what is refused with API tokens. */
export const useApiTokenErrorText = (): ((failure: FieldFailure) => string) => useRoomErrorText(words);
