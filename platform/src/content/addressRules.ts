import type { FieldProblems } from '../shared/fieldProblems.ts';
import { isMediaUrl } from '../shared/mediaUrl.ts';

/** What is wrong with an address, as a rule of a schema says it. */
export const notAnAddress = {
  error: 'must be an address that begins with http:// or https://',
  params: { reason: 'NOT_AN_ADDRESS' },
} as const;

/** The same of a field. */
export const addNotAnAddress = (problems: FieldProblems, field: string): void =>
  problems.add(field, notAnAddress.error, notAnAddress.params);

/** Null for an empty address; a problem unless it is an address of media (VAL-11, VAL-12). */
export function readAddress(address: string | null, field: string, problems: FieldProblems): string | null {
  if (address === null || address === '') {
    return null;
  }
  if (!isMediaUrl(address)) {
    addNotAnAddress(problems, field);
  }
  return address;
}
