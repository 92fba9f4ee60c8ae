import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { requireSession, requireViewer } from '../http/requireViewer.ts';
import { addDevice, changeNotices, readNotices, removeDevice } from './noticeSettings.ts';
import { deviceRequest, newNoticesResponse, noticesPatch, noticesResponse } from './pushSchemas.ts';
import { policy } from './policy.ts';
import { readNewNotices } from './readNewNotices.ts';

const base = '/api/v1/secured/users/me/notices';

/** Which notices the caller gets, and in which browsers (BEY-15). */
export const pushRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    base,
    {
      config: { access: policy.readOwnNotices },
      schema: {
        tags: ['push'],
        summary: 'Read the own notices',
        description:
          'The kinds of notices that the caller gets, the browsers that take them, and the key to subscribe with.',
        response: { 200: noticesResponse.describe('The notices.') },
      },
    },
    (request) => readNotices(deps, personOf(request)),
  );

  app.patch(
    base,
    {
      config: { access: policy.changeOwnNotices },
      schema: {
        tags: ['push'],
        summary: 'Switch kinds of notices',
        description: 'Kinds that are switched off are not sent to any device of the caller.',
        body: noticesPatch,
        response: { 200: noticesResponse.describe('The notices after the change.') },
      },
    },
    (request) => changeNotices(deps, personOf(request), request.body),
  );

  app.get(
    `${base}/new`,
    {
      config: { access: policy.readOwnNotices },
      schema: {
        tags: ['push'],
        summary: 'Read what one was notified of since',
        description:
          'What came since the cursor, the oldest first, in the kinds that are switched on; at most 100 at a time. Without a cursor it answers one to begin with and no notices. They are kept for 7 days.',
        querystring: z.object({
          after: z.string().max(5_000).optional().describe('The cursor of the answer before.'),
        }),
        response: { 200: newNoticesResponse.describe('The notices.') },
      },
    },
    async (request, reply) => {
      const { notices, cursor, more } = await readNewNotices(deps.db, {
        ...personOf(request),
        after: request.query.after,
      });
      reply.header('cache-control', 'no-store');
      return {
        notices: notices.map(({ createdTime, ...notice }) => ({ ...notice, createTime: createdTime.toISOString() })),
        cursor,
        more,
      };
    },
  );

  app.put(
    `${base}/devices`,
    {
      config: { access: policy.addOwnDevice, tokenNeed: 'never' },
      schema: {
        tags: ['push'],
        summary: 'Take notices in a browser',
        description:
          'Adds a push subscription, or renews it, for as long as the sign-in of the token lasts. Of each person the newest 20 stay. An address that is not public is refused.',
        body: deviceRequest,
        response: { 200: noticesResponse.describe('The notices with the device.') },
      },
    },
    (request) => addDevice(deps, { ...requireSession(request), workspaceId: request.workspaceId }, request.body),
  );

  app.delete(
    `${base}/devices/:deviceId`,
    {
      config: { access: policy.removeOwnDevice },
      schema: {
        tags: ['push'],
        summary: 'Take no more notices in a browser',
        description: 'Removes a push subscription of the caller. 404 for any other.',
        params: z.object({ deviceId: z.coerce.number().int().min(1).describe('Raw id of the device.') }),
        response: { 200: noticesResponse.describe('The notices without the device.'), ...errorResponses() },
      },
    },
    (request) => removeDevice(deps, personOf(request), request.params.deviceId),
  );
};

function personOf(request: Pick<FastifyRequest, 'viewer' | 'workspaceId'>) {
  const { userId } = requireViewer(request);
  return { workspaceId: request.workspaceId, userId };
}
