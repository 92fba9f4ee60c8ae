import { writtenAddress } from '../../identity/writtenAddress.ts';
import { endOfDay } from '../../ui/form/day.ts';

/** What an admin says who enrols others. */
export interface EnrolForm {
  /** Raw id; empty for none. */
  readonly courseId: string;
  /** As typed, one a line or separated by commas or semicolons of any keyboard. */
  readonly addresses: string;
  readonly dueDay: string | null;
  /** Whether they are told of it. */
  readonly notify: boolean;
}

export const mostAddresses = 1000;

/** A person as mail programs write them; the name before the address is no address. */
const named = /(?:"[^"\n]{0,200}"[^\S\n]{0,10}|[^,;<>"\n]{0,200})<([^<>\s]{1,300}@[^<>\s]{1,300})>/g;

/** The addresses in a text, each once, in order. */
export const readAddresses = (text: string): string[] => [
  ...new Set(
    (text.includes('<') ? text.replaceAll(named, ' $1 ') : text)
      .split(/[\s,;，；、]+/)
      .map(writtenAddress)
      .filter((address) => address !== ''),
  ),
];

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
    ...(dueDay !== null && new Date(endOfDay(dueDay)) <= now ? { due: 'duePast' } : {}),
  };
}
