import type { MessageDescriptor } from 'react-intl';
import { scormMessages as messages } from './messages.ts';

/** What an item keeps, as far as learners are told. */
export interface ItemProgress {
  readonly completion: string;
  readonly success: string;
  /** From -1 to 1. */
  readonly scoreScaled?: number | null;
  readonly totalSeconds: number;
  readonly sessionCount: number;
}

/** What is newly known of an item while it is open, its data model among it. */
export type NewProgress = Partial<ItemProgress> & { readonly cmi?: unknown };

/** Completed or passed (OP-70): the two are told apart by packages, and either ends an item. */
export const isFinished = ({ completion, success }: ItemProgress): boolean =>
  completion === 'COMPLETED' || success === 'PASSED';

/** Whether it was passed says more than that its end was reached. */
export function stateText({ completion, success, sessionCount }: ItemProgress): MessageDescriptor {
  if (success === 'PASSED') return messages.passed;
  if (success === 'FAILED') return messages.failed;
  if (completion === 'COMPLETED') return messages.completed;
  return sessionCount > 0 ? messages.begun : messages.notBegun;
}
