import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { changeMailReminders, readMailReminders, switchMailReminders } from './mailReminders.ts';
import { remindersPatch, remindersResponse, reminderSwitch } from './reminderSchemas.ts';
import { policy } from './policy.ts';

const own = '/api/v1/secured/users/me/reminders';

/** Whether reminders come by mail: by the link in one of them, without signing in, and in the settings (BEY-13). */
export const reminderRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.post(
    '/api/v1/public/reminders/_switch',
    {
      config: { access: policy.switchByLink },
      schema: {
        tags: ['reminder'],
        summary: 'Switch reminders by mail off or on',
        description:
          'For anyone who has a mail with the token; the settings do the same. The token counts for the person that the mail went to, as often as it is used. 404 for one that does not count.',
        body: reminderSwitch,
        response: { 204: z.undefined().describe('It holds from the next reminder on.'), ...errorResponses() },
      },
    },
    async ({ workspaceId, body }, reply) => {
      await switchMailReminders(deps, workspaceId, body);
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    own,
    {
      config: { access: policy.readOwnReminders },
      schema: {
        tags: ['reminder'],
        summary: 'Read how the caller is reminded',
        description: 'They come until the caller stops them.',
        response: { 200: remindersResponse.describe('How the caller is reminded.') },
      },
    },
    (request) => readMailReminders(deps, recipientOf(request)),
  );

  app.put(
    own,
    {
      config: { access: policy.changeOwnReminders },
      schema: {
        tags: ['reminder'],
        summary: 'Say how the caller is reminded',
        description: 'Holds from the next reminder on.',
        body: remindersPatch,
        response: { 200: remindersResponse.describe('How the caller is reminded now.') },
      },
    },
    (request) => changeMailReminders(deps, recipientOf(request), request.body),
  );
};

function recipientOf(request: Pick<FastifyRequest, 'viewer' | 'workspaceId'>) {
  return { workspaceId: request.workspaceId, userId: requireViewer(request).userId };
}
