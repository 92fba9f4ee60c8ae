import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { sendUnchecked } from '../../http/sendUnchecked.ts';
import { importCourse } from '../copy/importCourse.ts';
import { importedCourseResponseSchema } from '../copy/copySchemas.ts';
import { courseIncludeQuery } from '../courseParams.ts';
import { policy } from '../policy.ts';
import { courseOfTemplate, shippedTemplates } from './shippedTemplates.ts';
import { courseTemplatesResponseSchema, fromTemplateRequestSchema } from './templateSchemas.ts';

/** Courses that ship to begin with (OP-225). */
export const templateRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config, db, clock }) => {
  app.get(
    '/api/v1/secured/coursetemplates',
    {
      config: { access: policy.listCourseTemplates },
      schema: {
        tags: ['course'],
        summary: 'List the courses that ship as templates',
        description:
          'The same in every workspace, and in no catalogue. The templates of the workspace itself are courses: GET /api/v1/secured/courses with view=ALL_COURSES and q=template==true.',
        response: { 200: courseTemplatesResponseSchema.describe('The templates.') },
      },
    },
    async () => ({ content: [...(await shippedTemplates())] }),
  );

  app.post(
    '/api/v1/secured/courses/_fromTemplate',
    {
      config: { access: policy.createFromTemplate },
      schema: {
        tags: ['course'],
        summary: 'Create a course from a template that ships',
        description:
          'A new course of the caller with everything that the template has, achievements too. It is unpublished and needs no voucher.',
        querystring: z.object(courseIncludeQuery),
        headers: z.object(idempotencyHeader),
        body: fromTemplateRequestSchema,
        response: { 201: importedCourseResponseSchema.describe('The new course.'), ...errorResponses(422) },
      },
    },
    async (request, reply) => {
      const { etag, course } = await importCourse(db, {
        workspaceId: request.workspaceId,
        author: requireViewer(request),
        received: await courseOfTemplate(request.body.template),
        limits: config.contentLimits,
        idempotencyKey: request.headers['idempotency-key'],
        include: request.query.include,
        now: clock(),
      });
      return sendUnchecked(reply.code(201).header('etag', etag).header('cache-control', 'no-store'), course);
    },
  );
};
