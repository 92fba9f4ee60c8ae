import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { etagOf, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../../http/etag.ts';
import { sendUnchecked } from '../../http/sendUnchecked.ts';
import { wireShape } from '../../http/wireShape.ts';
import { createCatalogueCache } from './catalogueCache.ts';
import { createCatalogueState } from './catalogueVersion.ts';
import { courseCountQuery, courseCountsSchema } from './courseCountSchemas.ts';
import { readCourseCounts } from './readCourseCounts.ts';
import { policy } from '../policy.ts';

/** Anyone who holds an answer of another shape gets a new one. */
const shape = wireShape(courseCountsSchema);

/** Counts beside the filters of the catalogue (CAT-04, CAT-05). The answers do not depend on who asks. */
export const courseCountRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  const cachedAnswer = createCatalogueCache();
  const catalogueState = createCatalogueState(db);

  app.get(
    '/api/v1/public/courses/counts',
    {
      config: { access: policy.readCatalogue },
      schema: {
        tags: ['course'],
        summary: 'Count the catalogue by tag and duration',
        description:
          'How many published courses that are no templates each duration and each tag would leave, given the rest of the filter.',
        querystring: courseCountQuery,
        headers: z.object(ifNoneMatchHeader),
        response: { 200: courseCountsSchema.describe('The counts.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const { workspaceId } = request;
      const etag = etagOf(`f${workspaceId}.${await catalogueState(workspaceId, clock())}.${shape}`);
      reply.header('cache-control', 'no-cache');
      if (isNotModified(request, reply, etag)) {
        return reply.code(304).send(undefined);
      }
      const { q, tag: tagNames, duration, countTag: tagIds } = request.query;
      const question = JSON.stringify([q, tagNames, duration, tagIds]);
      const bytes = await cachedAnswer({ workspaceId, question, etag }, () =>
        readCourseCounts(db, workspaceId, { q, tagNames, duration, tagIds }),
      );
      return sendUnchecked(reply, bytes);
    },
  );
};
