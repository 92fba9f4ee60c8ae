import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileDeps } from '../file/fileDeps.ts';
import { sendStored } from '../file/sendStored.ts';
import { findContent } from './findContent.ts';
import { contentTypeOf } from './packageTypes.ts';
import { policy } from './policy.ts';

export const scormContentPrefix = '/scorm-content/';

/**
 * The files of packages, for anyone who has a ticket. They are someone's pages and scripts: the gateway passes them on at the origin for
 * content alone, never at that of the application.
 */
export const scormContentRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, deps) => {
  app.get(
    `${scormContentPrefix}:ticket/*`,
    {
      config: { access: policy.readContentByTicket },
      schema: {
        // No call for tools: the addresses are told where a package is opened, and stand on another origin.
        hide: true,
        params: z.object({
          ticket: z.string().max(120).describe('What opens the package.'),
          '*': z.string().max(2_000).describe('Path of the file in the package.'),
        }),
        response: { 200: z.any().describe('The bytes.'), 206: z.any().describe('A range of them.') },
      },
    },
    async (request, reply) => {
      const { workspaceId, params } = request;
      const stored = await findContent(deps, { workspaceId, ticket: params.ticket, path: params['*'] });
      // A package is never changed: another upload is another package.
      reply.type(contentTypeOf(stored.name)).header('cache-control', 'private, max-age=43200, immutable');
      return sendStored(request, reply, stored, deps.files);
    },
  );
};
