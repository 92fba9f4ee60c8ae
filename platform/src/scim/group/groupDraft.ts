import { attributesOf, textOf, type Attributes } from '../attributes.ts';
import { ScimError } from '../scimError.ts';
import { mostMembers } from '../scimSchemas.ts';
import { groupName } from '../../workspace/group/groupName.ts';

/** A group as the identity provider wants it to be. */
export interface GroupDraft {
  readonly name: string;
  readonly externalId: string | null;
  /** The ids of its users; null where nothing is said of them. */
  readonly members: readonly string[] | null;
}

const longestId = 30;

/** Reads a group. Throws `invalidValue` for what does not fit, and `tooMany` for more than 10,000 members. */
export function readGroupDraft(attributes: Attributes): GroupDraft {
  const members = attributes.get('members');
  return {
    name: nameOf(attributes),
    externalId: textOf(attributes, 'externalId'),
    members: members === undefined ? null : memberIds(members),
  };
}

export function nameOf(attributes: Attributes): string {
  const { data, error } = groupName.safeParse(textOf(attributes, 'displayName') ?? '');
  if (error !== undefined) {
    throw new ScimError('invalidValue', `displayName ${error.issues[0]?.message ?? 'does not fit'}`);
  }
  return data;
}

/** The ids in a list of members, each once. */
export function memberIds(value: unknown): readonly string[] {
  const list = value === null ? [] : [value].flat();
  if (list.length > mostMembers) {
    throw tooManyMembers();
  }
  return [...new Set(list.map(memberId))];
}

export const tooManyMembers = (): ScimError =>
  new ScimError(
    'tooMany',
    `A request may name at most ${mostMembers} members; send the others by further PATCH requests`,
  );

function memberId(member: unknown): string {
  const value = typeof member === 'object' ? attributesOf(member, 'Each of members').get('value') : member;
  // Ids of ours look like numbers, and come as such.
  const id = textOf(new Map([['value', typeof value === 'number' ? String(value) : value]]), 'value');
  if (id === null || id.length > longestId) {
    throw new ScimError('invalidValue', 'Each of members must have the id of a user as its value');
  }
  return id;
}
