import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { certificateResponseSchema } from '../../enrolment/certificateSchemas.ts';
import { toCertificateWire } from '../../enrolment/certificateStatus.ts';
import { pageOf, pageQuery, toPage } from '../../http/paging.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { timeSchema } from '../../shared/timeSchema.ts';
import { listCompletionRecords } from './listCompletionRecords.ts';
import { policy } from '../policy.ts';

const completionRecordSchema = z
  .object({
    userCourseId: z.int().describe('Raw id that the user course had.'),
    courseId: z.int().describe('Raw id that the course had.'),
    courseName: z.string().describe('Name of the course when it was deleted.'),
    courseLanguage: z
      .string()
      .nullable()
      .describe('Language of the course as a code of BCP 47; null when its author did not state it.'),
    scorePercent: z
      .int()
      .nullable()
      .describe(
        'Right points of all points in percent, 0 to 100; null where there were none to earn, and when it is not known any more.',
      ),
    finishTime: timeSchema.describe('When the course was completed; ISO 8601 in UTC.'),
    certificate: certificateResponseSchema.nullable().describe('The certificate; null when none was issued.'),
  })
  .meta({ id: 'CompletionRecord', description: 'That someone completed a course which was deleted since (OP-170).' });

/** Records of completed courses that were deleted since (OP-170). */
export const completionRecordRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/api/v1/secured/completionrecords',
    {
      config: { access: policy.listOwnCompletionRecords },
      schema: {
        tags: ['certificate'],
        summary: 'List what was completed in deleted courses',
        description:
          'What the caller completed in courses that were deleted since, the latest completion first. Courses that are there are listed by `GET /api/v1/secured/usercourses/completed`.',
        querystring: z.object({ ...pageQuery() }),
        response: { 200: pageOf(completionRecordSchema).describe('A page of them.') },
      },
    },
    async (request) => {
      const { userId } = requireViewer(request);
      const { workspaceId, query } = request;
      const page = await listCompletionRecords(deps, { workspaceId, userId }, query);
      const now = deps.clock().toISOString();
      const views = page.rows.map(({ finishTime, certificate, ...row }) => ({
        ...row,
        finishTime: finishTime.toISOString(),
        certificate: certificate && toCertificateWire(certificate, now),
      }));
      return toPage(views, page);
    },
  );
};
