import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { requireClient } from '../clientCredentials.ts';
import { tokenError } from '../tokenSchemas.ts';
import type { ExternalFlow } from './externalFlow.ts';
import {
  authorizationData,
  authorizationQuery,
  authTypeParams,
  exchangeQuery,
  exchangeResponse,
} from './externalSchemas.ts';
import { policy } from '../policy.ts';

/** The sign-in at another provider, for the gateway (REST-06, REST-07). */
export const externalRoutes: FastifyPluginAsyncZod<Deps & { flow: ExternalFlow }> = async (app, { config, flow }) => {
  app.addHook('onRequest', async (request, reply) => requireClient(config, request, reply));

  app.get(
    '/oauth/:auth_type/authorization-data',
    {
      config: {
        access: policy.beginExternalSignIn,
        hosts: 'unclaimed',
        reservesHost: true,
        countsAsTrial: true,
        countsAsSignIn: true,
      },
      schema: {
        tags: ['identity'],
        summary: 'Begin a sign-in at another provider',
        description:
          'Where to send a person, with PKCE, state and nonce. For the gateway: `Authorization: Basic` with the client id and secret of the installation, as at /oauth/token; 401 without. `redirect_uri` is required and must be `/signin/callback` of the host that is called, 400 otherwise. Not found where the workspace does not offer the provider.',
        params: authTypeParams,
        querystring: authorizationQuery,
        response: {
          200: authorizationData.describe('The beginning.'),
          401: tokenError.describe('The client credential is missing or wrong.'),
          ...errorResponses(400, 404),
        },
      },
    },
    async (request, reply) => {
      const { workspaceId, workspaceHost: host } = request;
      const scope = { workspaceId, host, realm: request.params.auth_type };
      const begun = await flow.begin(scope, request.query.redirect_uri);
      reply.header('cache-control', 'no-store');
      return {
        authorization_endpoint: begun.endpoint,
        client_id: begun.clientId,
        response_type: begun.responseType,
        scope: begun.scope,
        state: begun.state,
        code_challenge: begun.codeChallenge,
        code_challenge_method: 'S256' as const,
        nonce: begun.nonce,
        redirect_uri: begun.redirectUri,
        authorization_url: begun.url,
      };
    },
  );

  app.get(
    '/oauth/:auth_type/exchange',
    {
      config: { access: policy.exchangeExternalCode, hosts: 'reserved', countsAsSignIn: true },
      schema: {
        tags: ['identity'],
        summary: 'Exchange the code of another provider',
        description:
          'Answers a token for one sign-in. For the gateway: `Authorization: Basic` with the client id and secret of the installation, as at /oauth/token; 401 without. `redirect_uri` is required and must be the one that the sign-in began with. Refused with 1004 when state, code or redirect address do not belong together or the provider does not stand by them.',
        params: authTypeParams,
        querystring: exchangeQuery,
        response: {
          200: exchangeResponse.describe('The one-time token.'),
          401: tokenError.describe('The client credential is missing or wrong.'),
          ...errorResponses(400, 404),
        },
      },
    },
    async (request, reply) => {
      const { workspaceId, workspaceHost: host } = request;
      const realm = request.params.auth_type;
      const { authorization_code: code, state, redirect_uri: redirectUri } = request.query;
      const token = await flow.exchange({ workspaceId, host, realm }, { code, state, redirectUri });
      reply.header('cache-control', 'no-store');
      return { external_access_token: token, external_refresh_token: null, realm };
    },
  );
};
