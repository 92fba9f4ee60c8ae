import { originOf } from '@lectern/client';
import { Refusal } from '../refusal.ts';

/** What someone names a host by as its origin, as the client does. */
export function hostAddress(text: string): string {
  try {
    return originOf(text);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : `“${text}” is no address of a host.`);
  }
}
