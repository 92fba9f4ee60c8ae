import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Id } from '../content/content.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readVisible } from '../enrolment/userCourseAccess.ts';
import { readUserCourse, type UserCourseReading } from '../enrolment/userCourseReading.ts';
import { userCourseSchema } from '../enrolment/userCourseSchemas.ts';
import { treeOf, userCourseWire } from '../enrolment/userCourseService.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader, requestHash, withIdempotency } from '../http/idempotency.ts';
import { includeQuery } from '../http/include.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { createCodeGuard } from './codeGuard.ts';
import { redeemVoucher } from './redeemVoucher.ts';
import { voucherParams } from './voucherSchemas.ts';

/** Entering a course by a code (REST-35). */
export const voucherRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, clock } = deps;
  const guard = createCodeGuard(deps);
  app.post(
    '/api/v1/secured/vouchers/:code/_redeem',
    {
      config: { access: 'learner' },
      schema: {
        tags: ['enrolment'],
        summary: 'Enrol by a voucher code',
        description:
          'Enrols in the course of the code (201) and counts a usage. Someone with an active user course gets that one (200), and nothing is counted. 404 with code 1500 for a code that is unknown, or whose campaign is not running; 409 with code 1501 for one that is used up; 400 for a course on another site; 403 for a course that has not started without pre-enrolment, or is over. After ten wrong codes nothing is looked at for 15 minutes: 429, `Retry-After` says how long; an address with many wrong codes waits as well.',
        params: voucherParams,
        querystring: z.object({ ...includeQuery(['modules', 'outline']), ...viewQuery }),
        headers: z.object(idempotencyHeader),
        response: {
          200: userCourseSchema.describe('The user course that was there already, with its outline.'),
          201: userCourseSchema.describe('The new user course, with its outline.'),
          ...errorResponses(403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { code } = request.params;
      const options = { viewer, asLearner: request.query.view === 'learner', now: clock() };
      const { workspaceId, ip: address } = request;
      const redeem = () =>
        inWorkspace(db, workspaceId, async (trx) => {
          let reading: UserCourseReading | undefined;
          const { status, body } = await withIdempotency<{ readonly id: Id }>(
            trx,
            {
              workspaceId,
              userId: viewer.userId,
              operation: 'redeem',
              key: request.headers['idempotency-key'],
              requestHash: requestHash(code.toLowerCase()),
            },
            async () => {
              const { record, created } = await redeemVoucher(trx, { ...options, code });
              reading = await readUserCourse(trx, record, options);
              return { status: created ? 201 : 200, body: { id: record.id } };
            },
          );
          // Whoever repeats a request is told of the user course as it is now.
          reading ??= await readVisible(trx, body.id, options);
          return { status, body: await userCourseWire(trx, reading, treeOf(request.query.include, 'outline')) };
        });
      const answer = await guard({ workspaceId, userId: viewer.userId, address }, redeem);
      return sendUnchecked(reply.code(answer.status === 201 ? 201 : 200), answer.body);
    },
  );
};
