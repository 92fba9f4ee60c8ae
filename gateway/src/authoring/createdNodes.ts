import type { ContentNodeKind, CreatedNode } from '../generated/resolverTypes.ts';
import type { Schemas } from '../rest/Schemas.ts';

const kinds: Readonly<Record<Schemas['CreatedNode']['kind'], ContentNodeKind>> = {
  module: 'MODULE',
  lecture: 'LECTURE',
  section: 'SECTION',
  question: 'QUESTION',
  gamificationItem: 'ACHIEVEMENT',
};

/** What a write made, by the names that the request gave it. */
export const toCreatedNodes = ({ created = [] }: Pick<Schemas['SavedCourse'], 'created'>): CreatedNode[] =>
  created.map(({ clientKey, kind, id }) => ({ clientKey, kind: kinds[kind], id }));
