import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { deletionKinds } from './deletionKinds.ts';
import { listDeletions } from './listDeletions.ts';
import { policy } from './policy.ts';

const kind = z.enum(deletionKinds);

const deletion = z
  .object({
    kind: kind.describe('What it was.'),
    rawId: z.int().describe('The raw id that it had; no other thing of its kind ever has it.'),
    deleteTime: z.string().describe('When it was deleted; ISO 8601, UTC.'),
  })
  .meta({ id: 'Deletion', description: 'Something that is gone for good.' });

/** What was deleted, for tools that keep a copy (BEY-44). For admins. */
export const deletionRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/api/v1/secured/workspaces/:id/deletions',
    {
      config: { access: policy.listDeletions },
      schema: {
        tags: ['workspace'],
        summary: 'List what was deleted',
        description:
          'For programs that keep a copy: courses, user courses, people, groups, campaigns, files, saved sections and questions of discussions that were deleted at a moment or later, no matter by whom or by what, the oldest first. A course that was given up is not deleted. Told for 30 days.',
        params: z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') }),
        querystring: z.object({
          ...pageQuery(),
          deletedSince: z.iso
            .datetime({ offset: true })
            .describe('Only what was deleted at this moment or later, ISO 8601 with its offset; at most 30 days ago.'),
          kind: z
            .union([kind, z.array(kind).max(deletionKinds.length)])
            .optional()
            .transform((given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]))
            .describe('Only what was one of these; may come several times. Everything when absent.'),
        }),
        response: { 200: pageOf(deletion).describe('A page of deletions.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { workspaceId } = request;
      const { deletedSince, kind: kinds, ...page } = request.query;
      const found = await listDeletions(deps, { workspaceId, since: new Date(deletedSince), kinds, page });
      reply.header('cache-control', 'no-store');
      const rows = found.rows.map((row) => ({
        kind: row.kind,
        rawId: row.rawId,
        deleteTime: row.deleteTime.toISOString(),
      }));
      return toPage(rows, found);
    },
  );
};
