import type { ApiToken, TokenScope } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';

type ScopeWire = Schemas['TokenScope'];

/** `courses:read` is `COURSES_READ`. */
const toScope = (scope: ScopeWire): TokenScope => scope.replace(':', '_').toUpperCase() as TokenScope;
export const fromScope = (scope: TokenScope): ScopeWire => scope.toLowerCase().replace('_', ':') as ScopeWire;

export const toApiToken = (wire: Schemas['ApiToken']): ApiToken => ({
  id: toGlobalId('ApiToken', wire.id),
  apiTokenId: wire.id,
  ownerId: wire.ownerId,
  ownerName: wire.ownerName,
  ownerUsername: wire.ownerUsername,
  serviceAccountId: wire.serviceAccount ? wire.ownerId : null,
  name: wire.name,
  scopes: wire.scopes.map(toScope),
  lastCharacters: wire.lastCharacters,
  createTime: wire.createTime,
  rotateTime: wire.rotateTime,
  previousExpireTime: wire.previousExpireTime,
  expireTime: wire.expireTime,
  expired: wire.expired,
  lastUseTime: wire.lastUseTime,
  usage: [...wire.usage],
});
