import { z } from 'zod';

/**
 * The query parameter `include`: names separated by commas (OP-06). Parses to a set of the known ones; unknown names are
 * ignored, so that an older platform serves a newer client.
 */
export const includeQuery = <const Name extends string>(names: readonly Name[]) => ({
  include: z
    .union([z.string(), z.array(z.string()).max(20)])
    .optional()
    .transform((value): ReadonlySet<Name> => {
      const asked = new Set([value ?? []].flat().flatMap((item) => item.split(',').map((name) => name.trim())));
      return new Set(names.filter((name) => asked.has(name)));
    })
    .describe(`What else to answer, separated by commas: ${names.join(', ')}.`),
});
