import type { ContentNodeKind, CreatedNode } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import type { Schemas } from '../rest/Schemas.ts';

const kinds: Readonly<Record<Schemas['CreatedNode']['kind'], ContentNodeKind>> = {
  module: 'MODULE',
  lecture: 'LECTURE',
  section: 'SECTION',
  question: 'QUESTION',
  gamificationItem: 'ACHIEVEMENT',
};

/** As many as the request names, which may be more than a read could ask for. */
export const created = withCost(
  { asSent: true },
  (payload: { readonly created?: CreatedNode[] | null }) => payload.created ?? null,
);

/** What a write made, by the names that the request gave it. */
export const toCreatedNodes = (saved: Pick<Schemas['SavedCourse'], 'created'>): CreatedNode[] =>
  (saved.created ?? []).map(({ clientKey, kind, id }) => ({ clientKey, kind: kinds[kind], rawId: id }));
