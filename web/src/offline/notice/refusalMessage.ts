import type { MessageDescriptor } from 'react-intl';
import { unsureRefusal } from '../queue/queueRules.ts';
import { waitingMessages as messages } from './waitingMessages.ts';

const byCode: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['USER_COURSE_CLOSED', messages.closed],
  ['ACCESS_WITHDRAWN', messages.closed],
  ['LECTURE_LOCKED', messages.locked],
  ['NOT_AVAILABLE_YET', messages.locked],
  ['NOT_FOUND', messages.gone],
  ['INVALID', messages.gone],
  [unsureRefusal, messages.unsure],
]);

/** Why a pending write was not accepted, by the code of its refusal. */
export const refusalMessage = (code: string): MessageDescriptor => byCode.get(code) ?? messages.other;
