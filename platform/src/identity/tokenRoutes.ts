import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { OAuthError } from '../errors.ts';
import type { ExternalService } from './external/externalService.ts';
import { realmSchema } from './external/realms.ts';
import { throwAsGrantRefusal } from './grantRefusal.ts';
import { isClient, requireClient } from './clientCredentials.ts';
import { tokenError, tokenRequest, tokenResponse } from './tokenSchemas.ts';
import type { TokenService } from './tokenService.ts';
import { policy } from './policy.ts';

/** `POST /oauth/token` (REST-01, REST-02, REST-03). */
export const tokenRoutes: FastifyPluginAsyncZod<Deps & { tokens: TokenService; external: ExternalService }> = async (
  app,
  { config, tokens, external },
) => {
  /**
   * Whether a client renews a session, with a token that nobody can guess. Were it counted, those who are signed in behind one address
   * would keep each other from going on, and so would one of them who guesses passwords.
   */
  const isRefresh = ({ headers, body }: FastifyRequest): boolean =>
    (Object(body) as { grant_type?: unknown }).grant_type === 'refresh_token' &&
    isClient(headers.authorization, config.oauthClient);

  app.post(
    '/oauth/token',
    {
      config: { access: policy.getTokens, hosts: 'reserved', countsAsSignIn: (request) => !isRefresh(request) },
      bodyLimit: 65_536,
      // After it was counted: the credential of the client could be guessed too.
      preValidation: async (request, reply) => requireClient(config, request, reply),
      schema: {
        tags: ['identity'],
        summary: 'Get tokens',
        description:
          'Exchanges a user name with password, a refresh token, or a token of another provider, for a new pair of tokens. Five failures in a row lock a user name for 15 minutes.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        body: tokenRequest,
        response: {
          200: tokenResponse.describe('The new pair.'),
          400: tokenError.describe('The grant is refused.'),
          401: tokenError.describe('The client credential is missing or wrong.'),
        },
      },
    },
    async (request, reply) => {
      const { grant_type: grantType, refresh_token: refreshToken, ...form } = request.body;
      const pair = await grant();
      reply.header('cache-control', 'no-store');
      return {
        access_token: pair.accessToken,
        token_type: 'bearer' as const,
        refresh_token: pair.refreshToken,
        expires_in: pair.expiresIn,
        scope: 'all',
      };

      async function grant() {
        switch (grantType) {
          case 'password':
            return tokens.signIn({
              workspaceId: request.workspaceId,
              username: required(form.username, 'username').trim(),
              password: required(form.password, 'password'),
              invitationToken: form.invitation_token === '' ? undefined : form.invitation_token,
            });
          case 'refresh_token':
            return tokens.refresh(request.workspaceId, required(refreshToken, 'refresh_token'));
          case 'external_access_token':
            return external
              .signIn({
                workspaceId: request.workspaceId,
                realm: requiredRealm(form.realm),
                token: required(form.external_access_token, 'external_access_token'),
                invitationToken: form.invitation_token === '' ? undefined : form.invitation_token,
              })
              .catch(throwAsGrantRefusal);
          case undefined:
            throw new OAuthError('invalid_request', 'grant_type is missing');
          default:
            throw new OAuthError(
              'unsupported_grant_type',
              'grant_type must be password, refresh_token or external_access_token',
            );
        }
      }
    },
  );
};

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') {
    throw new OAuthError('invalid_request', `${name} is missing`);
  }
  if (value.includes('\u0000')) {
    throw new OAuthError('invalid_request', `${name} holds a NUL character`);
  }
  return value;
}

function requiredRealm(value: string | undefined) {
  const realm = realmSchema.safeParse(required(value, 'realm'));
  if (!realm.success) {
    throw new OAuthError('invalid_request', 'realm must be google, facebook or custom-oauth2');
  }
  return realm.data;
}
