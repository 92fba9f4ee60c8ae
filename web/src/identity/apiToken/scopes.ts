import type { TokenScope } from './__generated__/useCreateApiTokenMutation.graphql.ts';

/** The parts of the interface that a token opens one by one, in the order of the contract. */
export const tokenParts = [
  'ACCOUNT',
  'COURSES',
  'FILES',
  'ENROLMENTS',
  'DISCUSSIONS',
  'PEOPLE',
  'CAMPAIGNS',
  'ANALYTICS',
  'WORKSPACE',
  'JOBS',
] as const;
export type TokenPart = (typeof tokenParts)[number];
export type TokenAccess = 'READ' | 'WRITE';

/** What a token opens. Who may write a part may read it. */
export type OpenedParts = ReadonlyMap<TokenPart, TokenAccess>;

/** Nothing is written in analytics. */
export const isWritable = (part: TokenPart): boolean => part !== 'ANALYTICS';

/** After the checkbox of a part was pressed: reading goes with writing, both ways. */
export function togglePart(opened: OpenedParts, part: TokenPart, access: TokenAccess): OpenedParts {
  const next = new Map(opened);
  const before = opened.get(part);
  if (access === 'WRITE') next.set(part, before === 'WRITE' ? 'READ' : 'WRITE');
  else if (before === undefined) next.set(part, 'READ');
  else next.delete(part);
  return next;
}

const isScope = (scope: `${TokenPart}_${TokenAccess}`): scope is TokenScope => scope !== 'ANALYTICS_WRITE';

/** The scopes that say as much, one for each part. */
export const scopesOf = (opened: OpenedParts): TokenScope[] =>
  tokenParts
    .flatMap((part) => {
      const access = opened.get(part);
      return access ? [`${part}_${access}` as const] : [];
    })
    .filter(isScope);

/** The parts that scopes open for reading alone, or for writing, too. */
export function partsOf(scopes: readonly TokenScope[], access: TokenAccess): TokenPart[] {
  const named = new Set<string>(scopes);
  return tokenParts.filter(
    (part) => named.has(`${part}_${access}`) && (access === 'WRITE' || !named.has(`${part}_WRITE`)),
  );
}
