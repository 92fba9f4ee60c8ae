/** The ids that new nodes have got. A key is one within its kind: a lecture and a question may be called alike. */
export interface CreatedNode {
  readonly clientKey: string;
  readonly kind: CreatedKind;
  readonly rawId: number;
}

export type CreatedKind = 'MODULE' | 'LECTURE' | 'SECTION' | 'QUESTION' | 'ACHIEVEMENT';

export type IdOf = (kind: CreatedKind, key: string) => number | undefined;

export function createdIds(created: readonly CreatedNode[]): IdOf {
  const ids = new Map(created.map(({ kind, clientKey, rawId }) => [`${kind} ${clientKey}`, rawId]));
  return (kind, key) => ids.get(`${kind} ${key}`);
}
