/** Limits of one document, as `schema.graphql` states; the calls it may cause are configured. */
export const limits = { depth: 20, aliases: 30, tokens: 3_000, characters: 32_000, cost: 10_000 } as const;
