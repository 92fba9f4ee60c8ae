import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import type { Deps } from '../deps.ts';
import { userCourseParams } from '../enrolment/userCourseSchemas.ts';
import { errorResponses } from '../http/errorBody.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { listAchievements } from './listAchievements.ts';
import { userGamificationSchema } from '../enrolment/achievementSchemas.ts';
import { claimAchievement } from './claimAchievement.ts';
import { policy } from './policy.ts';

const listQuery = z.object({
  ...pageQuery(),
  kind: z.literal('FRAME').optional().describe('`FRAME` for those alone whose picture frames the avatar.'),
});

/** Earning an achievement, and reading the earned ones (REST-33, REST-34). */
export const achievementRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/usercourses/:id/gamification/:gamificationId',
    {
      config: { access: policy.claimAchievement, forPeople: true },
      schema: {
        tags: ['achievement'],
        summary: 'Claim an achievement',
        description:
          'Answers the link of an earned achievement. Links are made by every seen mark and answer; claiming makes one that is due, and again changes nothing. 412 while the condition is not met.',
        params: userCourseParams.extend({
          gamificationId: z.coerce.number().int().min(1).describe('Raw id of the achievement.'),
        }),
        body: z.object({}).nullish().describe('Nothing.'),
        response: { 200: userGamificationSchema.describe('The link.'), ...errorResponses(412) },
      },
    },
    async (request, reply) => {
      const { id: userCourseId, gamificationId } = request.params;
      const link = await claimAchievement(db, {
        workspaceId: request.workspaceId,
        viewer: requireViewer(request),
        asLearner: true,
        now: clock(),
        userCourseId,
        gamificationId,
      });
      return sendUnchecked(reply, link);
    },
  );

  app.get(
    '/api/v1/secured/usercoursegamificationitems',
    {
      config: { access: policy.listOwnAchievements },
      schema: {
        tags: ['achievement'],
        summary: 'List the own achievements',
        description: 'What the caller has earned in all courses, the newest first.',
        querystring: listQuery,
        response: { 200: pageOf(userGamificationSchema).describe('A page of links.') },
      },
    },
    async (request, reply) => {
      const { userId } = requireViewer(request);
      const { kind, ...paging } = request.query;
      const page = await listAchievements(db, {
        workspaceId: request.workspaceId,
        userId,
        page: paging,
        framesOnly: kind === 'FRAME',
      });
      return sendUnchecked(reply, toPage(page.rows, page));
    },
  );
};
