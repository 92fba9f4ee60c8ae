import type { GraphQLSingularResponse } from 'relay-runtime';

/** Where a field stands in an answer. */
export type FieldPath = readonly (string | number)[];

/** The same answer with these fields failed, as the gateway writes it: null, and an error that names the place. */
export function failAt(payload: GraphQLSingularResponse, paths: readonly FieldPath[]): GraphQLSingularResponse {
  const answer = structuredClone(payload) as { data: Record<string, unknown> };
  for (const path of paths) {
    let holder = answer.data;
    for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
    holder[path.at(-1) ?? ''] = null;
  }
  const errors = paths.map((path) => ({ message: 'Upstream failed.', path: [...path], extensions: { code: '-1' } }));
  return { ...answer, errors };
}
