import type { FastifyInstance } from 'fastify';
import { callingWithToken } from '../../db/workspaceDialect.ts';
import { DomainError } from '../../errors.ts';
import { isForPeople, opens, scopeRefusal, tokenNeedOf } from '../../http/tokenScope.ts';
import { operationCostOf, type ApiTokenUsage } from './apiTokenUsage.ts';

/**
 * Counts the calls of programs, and refuses them what their token does not open. What is open to everyone is answered them as to a visitor. Stands
 * behind the limits, so that refused calls count there, and calls that the limits refuse are none.
 */
export function requireTokenScope(app: FastifyInstance, usage: ApiTokenUsage): void {
  app.addHook('onRequest', async (request) => {
    const token = request.viewer?.apiToken;
    if (token == null) {
      return;
    }
    usage.note({
      workspaceId: request.workspaceId,
      tokenId: token.tokenId,
      cost: operationCostOf(request),
    });
    const { config } = request.routeOptions;
    // That there is nothing is told to anyone with a token.
    const need = request.is404 ? 'any' : tokenNeedOf(config, request.method);
    if (token.serviceAccount && !request.is404 && isForPeople(config)) {
      throw new DomainError('FORBIDDEN', { message: 'A service account is no person: it has nothing of its own here' });
    }
    if (opens(token.scopes, need)) {
      return;
    }
    if (config.access !== 'public') {
      throw scopeRefusal(need);
    }
    request.viewer = null;
  });
  // Once the body is there: what reads it runs in the context of the connection. With a callback, in which all that follows is called.
  app.addHook('preHandler', (request, _reply, done) => {
    const token = request.viewer?.apiToken;
    if (token == null) {
      done();
    } else {
      callingWithToken({ id: token.tokenId, name: token.name, lastCharacters: token.lastCharacters }, () => done());
    }
  });
}
