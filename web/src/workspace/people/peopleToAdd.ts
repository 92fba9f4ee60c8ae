import type { ImportedPerson } from './bulk/parsePeople.ts';
import { looksLikeAddress, type Mailbox } from '../../identity/mailbox/mailboxes.ts';
import type { Rights } from './useChangeRights.ts';

/** What of a list of people cannot be an address, as it was typed. */
export const wrongAddresses = (people: readonly Mailbox[]): string[] =>
  people.map(({ address }) => address).filter((address) => !looksLikeAddress(address));

/** Several people as rows of an import. It takes no right away: who has an account keeps what they have. */
export const rowsOf = (people: readonly Mailbox[], { createCourse, createVoucher }: Rights): ImportedPerson[] =>
  people.map(({ address, name }, at) => ({
    number: at + 1,
    username: address,
    ...(name === null ? {} : { name }),
    ...(createCourse ? { createCourse } : {}),
    ...(createVoucher ? { createVoucher } : {}),
  }));
