import type { FieldProblems } from '../shared/fieldProblems.ts';
import { isMediaUrl } from '../shared/mediaUrl.ts';

export const NOT_AN_ADDRESS = 'must be an address that begins with http:// or https://';

/** Null for an empty address; a problem unless it is an address of media (VAL-11, VAL-12). */
export function readAddress(address: string | null, field: string, problems: FieldProblems): string | null {
  if (address === null || address === '') {
    return null;
  }
  if (!isMediaUrl(address)) {
    problems.add(field, NOT_AN_ADDRESS);
  }
  return address;
}
