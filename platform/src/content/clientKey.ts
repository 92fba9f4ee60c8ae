/** Names that a client gives nodes in a request, so that the answer can tell which ids they got and references can mean new ones. */
import { z } from 'zod';
import type { Id } from '../shared/id.ts';
import { nodeKinds, type DraftNode } from './draftContent.ts';

export const clientKeySchema = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'must be 1 to 64 visible ASCII characters');

/** Member of every node as an author sends it. */
export const clientKeyRequest = clientKeySchema
  .nullish()
  .describe(
    'A name of your choice for it, 1 to 64 visible ASCII characters, once for its kind: the answer tells the id of a new one by it.',
  );

/** A node that a write made, by the name that it had in the request. */
export const createdNodeResponseSchema = z
  .object({
    clientKey: z.string().describe('The name that it had in the request.'),
    kind: z.enum(nodeKinds).describe('What it is.'),
    id: z.int().describe('Its raw id.'),
  })
  .meta({ id: 'CreatedNode', description: 'A node that a write made.' });

export type CreatedNode = z.output<typeof createdNodeResponseSchema>;

/** Those of the new nodes that have a name, in reading order. */
export const createdNodes = (fresh: readonly DraftNode[], ids: ReadonlyMap<object, Id>): readonly CreatedNode[] =>
  fresh.flatMap(({ clientKey, kind, key }) =>
    clientKey === null ? [] : [{ clientKey, kind, id: ids.get(key) as Id }],
  );
