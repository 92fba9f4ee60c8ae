import { email } from '../../shared/emailSchema.ts';
import { attributesOf, listOf, textOf, truthOf, type Attributes } from '../attributes.ts';
import { ScimError } from '../scimError.ts';

/** Someone as the identity provider wants them to be. */
export interface UserDraft {
  readonly userName: string;
  /** The e-mail address that they sign in with. */
  readonly address: string;
  readonly externalId: string | null;
  readonly displayName: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  /** Null where a PATCH says nothing of it: they stay in or out, and anyone who says so stays the same. */
  readonly active: boolean | null;
}

export const mostEmails = 50;

/**
 * Reads a user. The address is the user name where that is one, else the primary e-mail, else that of work, else the first. Attributes
 * that nothing is made of are passed over, as providers send all they have. Throws `invalidValue` for what does not fit.
 */
export function readUserDraft(attributes: Attributes): UserDraft {
  const userName = textOf(attributes, 'userName');
  if (userName === null) {
    throw new ScimError('invalidValue', 'userName is required');
  }
  const address = isAddress(userName) ? userName : addressOf(readEmails(attributes));
  if (address === null) {
    throw new ScimError('invalidValue', 'userName must be an e-mail address, or emails must have a primary one');
  }
  const name = readName(attributes);
  return {
    userName,
    address,
    externalId: textOf(attributes, 'externalId'),
    displayName: textOf(attributes, 'displayName') ?? textOf(name, 'formatted'),
    givenName: textOf(name, 'givenName'),
    familyName: textOf(name, 'familyName'),
    active: truthOf(attributes, 'active', true),
  };
}

const readName = (attributes: Attributes): Attributes => {
  const name = attributes.get('name') ?? null;
  return name === null ? new Map() : asAttributes(name, 'name');
};

/** What a PATCH has built is one already. */
const asAttributes = (value: unknown, what: string): Attributes =>
  value instanceof Map ? (value as Attributes) : attributesOf(value, what);

interface Email {
  readonly value: string | null;
  readonly type: string | null;
  readonly primary: boolean;
}

const readEmails = (attributes: Attributes): readonly Email[] =>
  listOf(attributes.get('emails'), 'emails', mostEmails).map((each) => {
    const parts = asAttributes(each, 'Each of emails');
    return { value: textOf(parts, 'value'), type: textOf(parts, 'type'), primary: truthOf(parts, 'primary', false) };
  });

function addressOf(emails: readonly Email[]): string | null {
  const written = emails.filter(({ value }) => value !== null && isAddress(value));
  const chosen =
    written.find(({ primary }) => primary) ?? written.find(({ type }) => type?.toLowerCase() === 'work') ?? written[0];
  return chosen?.value ?? null;
}

const isAddress = (text: string): boolean => email.safeParse(text).success;
