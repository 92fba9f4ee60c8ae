import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inWorkspace } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { sendStored } from '../file/sendStored.ts';
import { packageOfTicket } from './contentTicket.ts';
import { isSafeName } from './packageRules.ts';
import { contentTypeOf } from './packageTypes.ts';
import { findPackage } from './scormQueries.ts';

export const scormContentPrefix = '/scorm-content/';

/**
 * The files of packages, for whoever has a ticket. They are somebody's pages and scripts: the gateway passes them on at the origin for
 * content alone, never at that of the application.
 */
export const scormContentRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, { db, clock, config, files }) => {
  app.get(
    `${scormContentPrefix}:ticket/*`,
    {
      config: { access: 'public' },
      schema: {
        tags: ['scorm'],
        summary: 'Read a file of a SCORM package',
        description: 'By the ticket that opening the package gave, for twelve hours. Ranges are answered.',
        params: z.object({
          ticket: z.string().max(120).describe('What opens the package.'),
          '*': z.string().max(2_000).describe('Path of the file in the package.'),
        }),
        response: { 200: z.any().describe('The bytes.'), 206: z.any().describe('A range of them.') },
      },
    },
    async (request, reply) => {
      const { workspaceId, params } = request;
      const packageId = packageOfTicket(config, workspaceId, params.ticket, clock());
      const path = params['*'];
      if (packageId === null || !isSafeName(path)) {
        throw new DomainError('NOT_FOUND');
      }
      const found = await inWorkspace(db, workspaceId, (trx) => findPackage(trx, packageId));
      const key = `${found?.storeKey}/${path}`;
      const bytes = found === null ? null : await files.size(key);
      if (bytes === null) {
        throw new DomainError('NOT_FOUND');
      }
      // A package is never changed: another upload is another package.
      reply.type(contentTypeOf(path)).header('cache-control', 'private, max-age=43200, immutable');
      return sendStored(request, reply, { key, bytes }, files);
    },
  );
};
