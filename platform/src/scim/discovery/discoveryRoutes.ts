import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { baseOf } from '../baseOf.ts';
import { listResponse } from '../listRequest.ts';
import { scimRoute, type OneRequest } from '../scimRoute.ts';
import { sendScim } from '../sendScim.ts';
import { schemaDefinitions } from './schemaDefinitions.ts';
import { resourceTypes, serviceProviderConfig } from './serviceProviderConfig.ts';

/** What the service says of itself (RFC 7644, section 4). */
export function discoveryRoutes(app: FastifyInstance, { config }: Deps): void {
  app.get('/ServiceProviderConfig', scimRoute, async (request, reply) =>
    sendScim(reply, serviceProviderConfig(baseOf(config, request))),
  );

  for (const [url, all] of [
    ['/ResourceTypes', resourceTypes],
    ['/Schemas', schemaDefinitions],
  ] as const) {
    app.get(url, scimRoute, async (request, reply) => {
      const resources = all(baseOf(config, request));
      return sendScim(reply, listResponse(resources.length, { startIndex: 1 }, resources));
    });
    app.get(`${url}/:id`, scimRoute, async (request: OneRequest, reply) => {
      const found = all(baseOf(config, request)).find(({ id }) => id === request.params.id);
      if (found === undefined) {
        throw new DomainError('NOT_FOUND', { message: 'There is nothing of this name' });
      }
      return sendScim(reply, found);
    });
  }
}
