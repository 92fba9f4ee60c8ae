import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { ifMatchHeader, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../../http/etag.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { requestWorkspace, requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { assertFewTexts, profileParams, profileRequest, profileResponse } from './profileSchemas.ts';
import { readProfile, saveProfile } from './profileService.ts';
import { idParams } from '../workspaceSchemas.ts';
import { policy } from '../policy.ts';

/** The branding profile (REST-50, OP-28, OP-82). */
export const profileRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/static/workspaces/:profileName/profile.json',
    {
      config: { access: policy.readProfile },
      schema: {
        tags: ['workspace'],
        summary: 'Read the branding profile',
        description: 'The profile of the workspace of the host; `profileName` is the host with dots as underscores.',
        params: profileParams,
        headers: z.object(ifNoneMatchHeader),
        response: { 200: profileResponse.describe('The profile.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const { profile, etag } = await readProfile(deps, requestWorkspace(request), request.params.profileName);
      reply.header('cache-control', 'public, no-cache');
      return isNotModified(request, reply, etag) ? reply.code(304).send(undefined) : profile;
    },
  );

  app.put(
    '/api/v1/secured/workspaces/:id/profile',
    {
      config: { access: policy.saveProfile, tokenNeed: 'never' },
      preValidation: async ({ body }) => assertFewTexts(body),
      schema: {
        tags: ['workspace'],
        summary: 'Save the branding profile',
        description:
          'The whole profile: what is absent goes back to its default. The name follows from the host. With `If-Match`, the ETag of `profile.json`, nobody else’s save is overwritten.',
        params: idParams,
        headers: z.object(ifMatchHeader),
        body: profileRequest,
        response: { 200: profileResponse.describe('The profile as it is now.'), ...errorResponses(412) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { profile, etag } = await saveProfile(deps, requestWorkspace(request), {
        received: request.body,
        ifMatch: request.headers['if-match'],
        actorId: requireViewer(request).userId,
      });
      reply.header('etag', etag);
      return profile;
    },
  );
};
