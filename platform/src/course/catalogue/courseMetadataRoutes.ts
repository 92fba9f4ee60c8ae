import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../../http/etag.ts';
import { courseIdParams } from '../courseParams.ts';
import { readCourseMetadata } from './readCourseMetadata.ts';
import { policy } from '../policy.ts';

const metadataSchema = z
  .looseObject({
    id: z.int().describe('Raw id of the course.'),
    name: z.string().describe('Title of the course.'),
    description: z.string().describe('One or two sentences about it.'),
    courseImage: z.unknown().describe('Address of the cover; null without one.'),
  })
  .meta({ id: 'CourseMetadata', description: 'Metadata of a course: those keys, and what a workspace adds to them.' });

/** The static `metadata.json` of a published course (REST-51, WS-19, OP-28). */
export const courseMetadataRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db }) => {
  app.get(
    '/static/courses/:id/metadata.json',
    {
      config: { access: policy.readCatalogue },
      schema: {
        tags: ['course'],
        summary: 'Read the metadata of a published course',
        description: 'The metadata of the course with its name, its short description and its cover.',
        params: courseIdParams,
        headers: z.object(ifNoneMatchHeader),
        response: { 200: metadataSchema.describe('The metadata.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const metadata = await readCourseMetadata(db, { workspaceId: request.workspaceId, courseId: request.params.id });
      reply.header('cache-control', 'no-cache');
      if (isNotModified(request, reply, etagOfContent(metadata))) {
        return reply.code(304).send(undefined);
      }
      return metadata;
    },
  );
};
