/** Limits of one document, as `schema.graphql` states. */
export const limits = { depth: 20, aliases: 30, tokens: 3_000, characters: 32_000, cost: 10_000 } as const;

/** What one document may take of the servers, unless the operator says otherwise. */
export const defaultEffort = { calls: 100, milliseconds: 10_000 } as const;
