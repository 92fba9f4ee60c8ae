import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { userCourseCall } from '../../enrolment/userCourseCall.ts';
import { lectureParams, videoPositionRequestSchema } from '../../enrolment/userCourseSchemas.ts';
import { videoPositionSchema } from '../../enrolment/userLectureSchemas.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { viewQuery } from '../../http/viewQuery.ts';
import { z } from 'zod';
import { keepVideoPosition } from './keepVideoPosition.ts';
import { policy } from '../policy.ts';

/** Where a learner stopped in a video (BEY-19). */
export const videoPositionRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.put(
    '/api/v1/secured/usercourses/:id/lecture/:lectureId/videoposition',
    {
      config: { access: policy.keepVideoPosition },
      schema: {
        tags: ['enrolment'],
        summary: 'Keep the position in a video',
        description:
          'Remembers where the learner stopped in a video of a lecture, so that any device can continue there. The last call wins; 0 seconds forget the position.',
        params: lectureParams,
        querystring: z.object(viewQuery),
        body: videoPositionRequestSchema,
        response: { 200: videoPositionSchema.describe('The position as it is kept now.'), ...errorResponses(403) },
      },
    },
    async (request) => {
      const { id: userCourseId, lectureId } = request.params;
      const { sectionId = null, seconds } = request.body;
      return keepVideoPosition(db, {
        ...userCourseCall(request, clock()),
        userCourseId,
        lectureId,
        sectionId,
        seconds,
      });
    },
  );
};
