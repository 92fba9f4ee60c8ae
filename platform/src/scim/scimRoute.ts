import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ScimChange } from './scimKey.ts';
import { mostBodyBytes } from './scimSchemas.ts';
import { policy } from './policy.ts';

/** A request that names one resource. */
export type OneRequest = FastifyRequest<{ Params: { id: string } }>;

/** What all routes of SCIM have in common. They describe themselves at `/Schemas`, and stand in no other document. */
export const scimRoute = {
  config: { access: policy.provision },
  bodyLimit: mostBodyBytes,
  schema: { hide: true },
} as const satisfies RouteShorthandOptions;

/** Which resource a request changes, and on which version. */
export const changeOf = ({ workspaceId, params, headers }: OneRequest): ScimChange => ({
  workspaceId,
  scimId: params.id,
  ifMatch: headers['if-match'],
});
