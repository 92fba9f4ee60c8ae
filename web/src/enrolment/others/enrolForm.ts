import { isPastDay } from '../../ui/form/day.ts';
import { readMailboxes } from '../../identity/mailbox/mailboxes.ts';

/** What an admin says who enrols others. */
export interface EnrolForm {
  /** Raw id; empty for none. */
  readonly courseId: string;
  /** As typed or pasted, also out of a mail program. */
  readonly addresses: string;
  readonly dueDay: string | null;
  /** Whether they are told of it. */
  readonly notify: boolean;
}

export const mostAddresses = 1000;

/** The addresses in a text, each once, in order. */
export const readAddresses = (text: string): string[] => readMailboxes(text).map(({ address }) => address);

export type EnrolProblem = 'courseMissing' | 'addressesMissing' | 'tooMany' | 'duePast';

/** What is wrong with the form, by field. `byAddress`: people are named here, not selected elsewhere. */
export function problemsOf(
  { courseId, addresses, dueDay }: EnrolForm,
  byAddress: boolean,
  now: Date,
): { course?: EnrolProblem; addresses?: EnrolProblem; due?: EnrolProblem } {
  const count = readAddresses(addresses).length;
  return {
    ...(courseId === '' ? { course: 'courseMissing' } : {}),
    ...(byAddress && count === 0 ? { addresses: 'addressesMissing' } : {}),
    ...(byAddress && count > mostAddresses ? { addresses: 'tooMany' } : {}),
    ...(dueDay !== null && isPastDay(dueDay, now) ? { due: 'duePast' } : {}),
  };
}
