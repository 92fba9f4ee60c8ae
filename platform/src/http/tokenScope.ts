import type { FastifyInstance, FastifyPluginAsync, RouteOptions } from 'fastify';
import { DomainError } from '../errors.ts';

/** Parts of the interface that an API token opens one by one (BEY-42). */
export const tokenDomains = [
  'account',
  'courses',
  'files',
  'enrolments',
  'discussions',
  'people',
  'campaigns',
  'analytics',
  'workspace',
  'jobs',
] as const;
export type TokenDomain = (typeof tokenDomains)[number];
/** Nothing is written in analytics. */
export type TokenScope = Exclude<`${TokenDomain}:${'read' | 'write'}`, 'analytics:write'>;

const isTokenScope = (scope: string): scope is TokenScope => scope !== 'analytics:write';
export const tokenScopes: readonly TokenScope[] = tokenDomains
  .flatMap((domain) => [`${domain}:read`, `${domain}:write`])
  .filter(isTokenScope);

/** What a token has to open for a route; `any` where each one will do, `never` where someone has to sign in. */
export type TokenNeed = TokenScope | 'any' | 'never';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The part of the interface that the route belongs to; set by {@link inTokenDomain}. */
    tokenDomain?: TokenDomain;
    /** Where it is not the reading or writing of that part. */
    tokenNeed?: TokenNeed;
    /** Whether service accounts have no use of the route, where that is not what its part says ({@link isForPeople}). */
    forPeople?: boolean;
  }
}

/** The routes of a plugin as a part of the interface; a plugin in it may say another for its own. */
export const inTokenDomain =
  <Options extends object>(domain: TokenDomain, routes: FastifyPluginAsync<Options>): FastifyPluginAsync<Options> =>
  async (app: FastifyInstance, options: Options) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, tokenDomain: domain };
    });
    await app.register(routes, options);
  };

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a token has to open for a call of a route. What belongs to no part is open to none. */
export function tokenNeedOf(
  { tokenDomain, tokenNeed }: NonNullable<RouteOptions['config']>,
  method: string,
): TokenNeed {
  if (tokenNeed !== undefined) {
    return tokenNeed;
  }
  const scope = `${tokenDomain}:${readingMethods.has(method) ? 'read' : 'write'}`;
  return tokenDomain !== undefined && isTokenScope(scope) ? scope : 'never';
}

/** Whether a route is about what people alone have: an account to look after, and what they study. */
export const isForPeople = ({ tokenDomain, forPeople }: NonNullable<RouteOptions['config']>): boolean =>
  forPeople ?? tokenDomain === 'account';

/** Whether scopes open a route; who may write may read. */
export const opens = (scopes: readonly TokenScope[], need: TokenNeed): boolean =>
  need === 'any' ||
  (need !== 'never' && (scopes.includes(need) || scopes.includes(need.replace(':read', ':write') as TokenScope)));

/** Why a token does not open a route. */
export const scopeRefusal = (need: TokenNeed): DomainError =>
  need === 'never' ? new DomainError('SIGN_IN_NEEDED') : new DomainError('SCOPE_MISSING', { params: { scope: need } });
