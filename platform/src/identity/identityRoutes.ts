import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { createOutbound } from '../outbound/outboundClient.ts';
import { countryRoutes } from './countryRoutes.ts';
import { createExternalFlow } from './external/externalFlow.ts';
import { externalRoutes } from './external/externalRoutes.ts';
import { createExternalService } from './external/externalService.ts';
import { createProviders } from './external/providers.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { createPasswordService } from './passwordService.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import type { TokenService } from './tokenService.ts';
import { userRoutes } from './userRoutes.ts';

/** A sign-in takes up to three calls to a provider, one after the other, and the gateway waits eight seconds for all of it. */
const providerTimeoutMs = 2_500;

/** Everything about accounts and signing in. */
export const identityRoutes: FastifyPluginAsyncZod<Deps & { tokens: TokenService }> = async (app, deps) => {
  const { tokens } = deps;
  const outbound = createOutbound({ privateHosts: deps.config.outboundPrivateHosts, timeoutMs: providerTimeoutMs });
  app.addHook('onClose', () => outbound.close());
  const findProvider = createProviders(deps, outbound);
  const external = createExternalService(deps, findProvider, tokens);
  await app.register(tokenRoutes, { ...deps, tokens, external });
  await app.register(externalRoutes, { ...deps, flow: createExternalFlow(deps, findProvider) });
  await app.register(userRoutes, { ...deps, tokens, external });
  await app.register(passwordRoutes, { ...deps, service: createPasswordService(deps, tokens) });
  await app.register(countryRoutes, deps);
};
