import type { MessageDescriptor } from 'react-intl';
import { progressMessages as messages } from './messages.ts';
import type { StateWord } from './progressView.ts';

/** What a status is called. */
export const stateNames: Readonly<Record<StateWord, MessageDescriptor>> = {
  enrolled: messages.enrolled,
  active: messages.active,
  stuck: messages.stuck,
  due: messages.dueSoon,
  overdue: messages.overdue,
  completed: messages.completed,
  left: messages.gaveUp,
  expired: messages.expired,
};

/** The one status that says most about a learner in a course. */
export function learnerState({
  phase,
  stuck,
  expired,
  overdue,
}: {
  readonly phase: string;
  readonly stuck: boolean;
  readonly expired: boolean;
  readonly overdue: boolean;
}): StateWord {
  if (expired) return 'expired';
  if (overdue) return 'overdue';
  if (stuck) return 'stuck';
  if (phase === 'COMPLETED') return 'completed';
  if (phase === 'GAVE_UP') return 'left';
  return phase === 'IN_PROGRESS' ? 'active' : 'enrolled';
}
