import { attributesOf, listOf, type Attributes } from '../attributes.ts';
import type { Filter } from '../filter/filter.ts';
import { holds } from '../filter/holds.ts';
import type { PatchStep } from '../patch/readPatch.ts';
import { ScimError } from '../scimError.ts';
import type { ScimUserRow } from './scimUserQueries.ts';
import { mostEmails, readUserDraft, type UserDraft } from './userDraft.ts';

/** What is kept of an e-mail; a provider may send whatever it likes beside. */
const emailParts = new Set(['value', 'type', 'primary', 'display']);
const simple = new Set(['username', 'externalid', 'displayname', 'active']);
const nameParts = new Set(['formatted', 'givenname', 'familyname']);

/**
 * What a PATCH makes of a user. Attributes that nothing is kept of are passed over. Throws `mutability` for another id, and what {@link readUserDraft} throws.
 */
export function patchUser(row: ScimUserRow, steps: readonly PatchStep[]): UserDraft {
  const user = attributesBefore(row);
  for (const step of steps) {
    take(user, step);
  }
  const draft = readUserDraft(user);
  return user.has('active') ? draft : { ...draft, active: null };
}

const attributesBefore = (row: ScimUserRow): Attributes =>
  new Map<string, unknown>([
    ['id', row.scimId],
    ['username', row.userName],
    ['externalid', row.externalId],
    ['displayname', row.displayName],
    [
      'name',
      new Map([
        ['givenname', row.givenName],
        ['familyname', row.familyName],
      ]),
    ],
    [
      'emails',
      [
        new Map<string, unknown>([
          ['value', row.address],
          ['type', 'work'],
          ['primary', true],
        ]),
      ],
    ],
  ]);

function take(user: Attributes, { op, path, value }: PatchStep): void {
  const { attribute, filter, sub } = path;
  const given = op === 'remove' ? null : value;
  if (attribute === 'id' && given !== user.get('id')) {
    throw new ScimError('mutability', 'id cannot be changed');
  }
  if (simple.has(attribute)) {
    user.set(attribute, alone(given));
  } else if (attribute === 'name') {
    takeName(user, sub, given);
  } else if (attribute === 'emails') {
    user.set('emails', emailsAfter(user.get('emails'), { op, filter, sub, value: given }));
  }
}

/** Entra wrote one value as a list of it (before its flag `aadOptscim062020`). */
function alone(value: unknown): unknown {
  const [only, ...more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const isWrapped = typeof only === 'object' && only !== null && 'value' in only && more.length === 0;
  return isWrapped ? only.value : value;
}

/** A name that is given as a whole sets the parts that it has; its formatted form is the name that is shown. */
function takeName(user: Attributes, sub: string | null, value: unknown): void {
  const before = user.get('name') as Attributes;
  if (sub !== null) {
    setNamePart(user, before, sub, value);
  } else if (value === null) {
    before.clear();
  } else {
    for (const [part, each] of attributesOf(value, 'name')) {
      setNamePart(user, before, part, each);
    }
  }
}

function setNamePart(user: Attributes, name: Attributes, part: string, value: unknown): void {
  if (part === 'formatted') {
    user.set('displayname', value);
  } else if (nameParts.has(part)) {
    name.set(part, value);
  }
}

interface EmailStep {
  readonly op: PatchStep['op'];
  readonly filter: Filter | null;
  readonly sub: string | null;
  readonly value: unknown;
}

/** Throws `invalidValue` where there are more than fifty after any step: a PATCH has many, and each of them would make the next one dearer. */
function emailsAfter(before: unknown, step: EmailStep): readonly Attributes[] {
  const emails = changedEmails(before, step);
  if (emails.length > mostEmails) {
    throw new ScimError('invalidValue', `A user has at most ${mostEmails} emails`);
  }
  return emails;
}

function changedEmails(before: unknown, { op, filter, sub, value }: EmailStep): readonly Attributes[] {
  const emails = before as readonly Attributes[];
  if (filter === null && sub === null) {
    const given = listOf(value, 'emails', mostEmails).map((each) => emailOf(each, 'Each of emails'));
    return op === 'add' ? [...emails, ...given] : given;
  }
  const isMeant = (email: Attributes): boolean => filter === null || holds(filter, email);
  if (op === 'remove' && sub === null) {
    return emails.filter((email) => !isMeant(email));
  }
  const members = sub === null ? emailOf(value, 'The value of emails') : new Map([[sub, value]]);
  if (!emails.some(isMeant)) {
    // Providers name the e-mail of work by its type whether it is there or not, and mean that it should be.
    return op === 'remove' ? emails : [...emails, new Map([...describedBy(filter), ...members])];
  }
  return emails.map((email) => (isMeant(email) ? new Map([...email, ...members]) : email));
}

const emailOf = (value: unknown, what: string): Attributes =>
  new Map([...attributesOf(value, what)].filter(([part]) => emailParts.has(part)));

/** What a filter such as `type eq "work"` says of the value that it looks for. */
const describedBy = (filter: Filter | null): readonly (readonly [string, unknown])[] =>
  filter?.op === 'eq' ? [[filter.attribute, filter.value]] : [];
