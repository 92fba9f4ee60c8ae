import type { Deletion } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';

export type DeletionWire = Schemas['Deletion'];

/** The types by which each kind has global ids. */
const typesOf: Readonly<Record<DeletionWire['kind'], readonly string[]>> = {
  COURSE: ['Course', 'AuthoredCourse'],
  USER_COURSE: ['UserCourse'],
  PERSON: ['User', 'WorkspacePerson'],
  GROUP: ['PersonGroup'],
  CAMPAIGN: ['Campaign'],
  FILE: ['File'],
  SAVED_SECTION: ['SavedSection'],
  QUESTION: ['DiscussionThread'],
};

/** A platform that is newer tells kinds that this one has no type for. */
export const toDeletion = ({ kind, rawId, deleteTime }: DeletionWire): Deletion => {
  const types = Object.hasOwn(typesOf, kind) ? typesOf[kind] : null;
  return {
    kind: types === null ? 'OTHER' : kind,
    rawId,
    deletedIds: (types ?? []).map((type) => toGlobalId(type, rawId)),
    deleteTime,
  };
};
