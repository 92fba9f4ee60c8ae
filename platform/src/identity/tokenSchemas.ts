import { z } from 'zod';

/** Form of `POST /oauth/token`. What a grant needs is checked by the route, as RFC 6749 has its own refusals. */
export const tokenRequest = z
  .object({
    grant_type: z.string().max(100).optional().describe('`password`, `refresh_token` or `external_access_token`.'),
    username: z.string().max(255).optional().describe('E-mail address of the user; for `password`.'),
    password: z.string().max(1000).optional().describe('Password of the user; for `password`.'),
    invitation_token: z
      .string()
      .max(1000)
      .optional()
      .describe(
        'Token of an invitation mail; grants what the invitation promises, and is refused for another address.',
      ),
    external_access_token: z
      .string()
      .max(8000)
      .optional()
      .describe(
        'One-time token of an exchange, or a token that the provider made for us; for the grant of the same name.',
      ),
    realm: z
      .string()
      .max(100)
      .optional()
      .describe('`google`, `facebook` or `custom-oauth2`; for `external_access_token`.'),
    external_refresh_token: z.string().max(8000).optional().describe('Taken for compatibility; not used.'),
    refresh_token: z.string().max(1000).optional().describe('The latest refresh token; for `refresh_token`.'),
  })
  .meta({ id: 'TokenRequest', description: 'A grant (REST-01, REST-02, REST-03).' });

export const tokenResponse = z
  .object({
    access_token: z.string().describe('Bearer token for the secured calls.'),
    token_type: z.literal('bearer').describe('Always `bearer`.'),
    refresh_token: z.string().describe('For the next pair, valid 365 days; replaced at each use.'),
    expires_in: z.int().describe('Seconds that the access token is valid.'),
    scope: z.string().describe('Always `all`.'),
  })
  .meta({ id: 'TokenResponse', description: 'A new pair of tokens (OP-11).' });

export const tokenError = z
  .object({
    error: z
      .string()
      .describe('`invalid_request`, `invalid_client`, `invalid_grant` or `unsupported_grant_type` (RFC 6749).'),
    error_description: z
      .string()
      .describe('`Bad credentials`, `User account is locked`, or another sentence that says why.'),
    code: z
      .union([z.int(), z.literal('ACCESS_WITHDRAWN')])
      .optional()
      .describe(
        'Code of the catalogue where there is one: 1100 invalid token, 1101 token expired; of an external sign-in 1001 user not found, 1004 wrong credentials, 9905 e-mail not verified.',
      ),
    message: z.string().describe('The same as `error_description`.'),
    requestId: z.string().describe('Id of the request, for asking about it.'),
  })
  .meta({ id: 'TokenError', description: 'A refused grant.' });
