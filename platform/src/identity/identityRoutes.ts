import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { countryRoutes } from './countryRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { createPasswordService } from './passwordService.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { createTokenService } from './tokenService.ts';
import { userRoutes } from './userRoutes.ts';

/** Everything about accounts and signing in. */
export const identityRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const tokens = createTokenService(deps);
  await app.register(tokenRoutes, { ...deps, tokens });
  await app.register(userRoutes, { ...deps, tokens });
  await app.register(passwordRoutes, { ...deps, service: createPasswordService(deps, tokens) });
  await app.register(countryRoutes, deps);
};
