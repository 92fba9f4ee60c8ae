import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import type { Deps } from '../deps.ts';
import { treeOf } from '../enrolment/userCourseAnswer.ts';
import { userCourseCall } from '../enrolment/userCourseCall.ts';
import { userCourseSchema } from '../enrolment/userCourseSchemas.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { includeQuery } from '../http/include.ts';
import { createRedeemVoucher } from './redeemVoucher.ts';
import { redeemRequestSchema, voucherParams } from './voucherSchemas.ts';
import { policy } from './policy.ts';

/** Entering a course by a code (REST-35). */
export const voucherRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { clock } = deps;
  const redeemVoucher = createRedeemVoucher(deps);
  app.post(
    '/api/v1/secured/vouchers/:code/_redeem',
    {
      config: { access: policy.redeemVoucher, forPeople: true },
      schema: {
        tags: ['enrolment'],
        summary: 'Enrol by a voucher code',
        description:
          'Enrols in the course of the code (201) and counts a usage. Someone with an active user course gets that one (200), and nothing is counted. 404 with code 1500 for a code that is unknown, or whose campaign is not running; 409 with code 1501 for one that is used up; 400 for a course on another site; 403 for a course that has not started without pre-enrolment, or is over. After ten wrong codes nothing is looked at for 15 minutes: 429, `Retry-After` says how long; an address with many wrong codes waits as well.',
        params: voucherParams,
        querystring: z.object({ ...includeQuery(['modules', 'outline']), ...viewQuery }),
        headers: z.object(idempotencyHeader),
        body: redeemRequestSchema,
        response: {
          200: userCourseSchema.describe('The user course that was there already, with its outline.'),
          201: userCourseSchema.describe('The new user course, with its outline.'),
          ...errorResponses(403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { created, userCourse } = await redeemVoucher({
        ...userCourseCall(request, clock()),
        code: request.params.code,
        umbrellaId: request.body?.umbrellaId ?? null,
        address: request.ip,
        tree: treeOf(request.query.include, 'outline'),
        idempotencyKey: request.headers['idempotency-key'],
      });
      return sendUnchecked(reply.code(created ? 201 : 200), userCourse);
    },
  );
};
