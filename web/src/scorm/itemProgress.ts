import type { MessageDescriptor } from 'react-intl';
import { scormMessages as messages } from './messages.ts';

/** What an item keeps, as far as learners are told. */
export interface ItemProgress {
  readonly completion: string;
  readonly success: string;
  /** Completed or passed, either of which ends an item (OP-70). */
  readonly finished: boolean;
  /** From -1 to 1. */
  readonly scoreScaled?: number | null;
  readonly totalSeconds: number;
  readonly sessionCount: number;
}

/** What is newly known of an item while it is open, its data model among it. */
export type NewProgress = Partial<ItemProgress> & { readonly cmi?: unknown };

/** Whether it was passed says more than that its end was reached. */
export function stateText({ completion, success, sessionCount }: ItemProgress): MessageDescriptor {
  if (success === 'PASSED') return messages.passed;
  if (success === 'FAILED') return messages.failed;
  if (completion === 'COMPLETED') return messages.completed;
  return sessionCount > 0 ? messages.begun : messages.notBegun;
}
