import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../deps.ts';
import { acceptJson } from '../http/acceptJson.ts';
import { limitTokens } from '../http/rateLimits.ts';
import { discoveryRoutes } from './discovery/discoveryRoutes.ts';
import { groupRoutes } from './group/groupRoutes.ts';
import { scimErrorHandler, scimNotFoundHandler } from './scimErrorHandler.ts';
import { scimPrefix } from './scimSchemas.ts';
import { authorizeScim } from './token/authorizeScim.ts';
import { scimTokenRoutes } from './token/scimTokenRoutes.ts';
import { userRoutes } from './user/userRoutes.ts';

/** Provisioning by an identity provider: its token, and what it calls (BEY-14, ADR 0043). */
export const scimRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  await app.register(scimTokenRoutes, deps);
  await app.register(scimService, { ...deps, prefix: scimPrefix });
};

/** A SCIM 2.0 service (RFC 7643, RFC 7644) with error bodies and a content type of its own. */
const scimService: FastifyPluginAsync<Deps> = async (app, deps) => {
  acceptJson(app, ['application/scim+json']);
  app.setErrorHandler(scimErrorHandler);
  app.setNotFoundHandler(scimNotFoundHandler);
  const authorize = authorizeScim(deps, limitTokens(app, deps.config));
  app.addHook('onRequest', async (request) => {
    if (!request.is404) {
      await authorize(request);
    }
  });
  discoveryRoutes(app, deps);
  userRoutes(app, deps);
  groupRoutes(app, deps);
};
