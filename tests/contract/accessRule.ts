import type { Person, RoleName, World } from '../support/world.ts';

/** What an operation is asked about: things of this person and of their workspace. */
export interface Target {
  readonly person: Person;
  readonly world: World;
}

export type Audience = 'everyone' | 'signedIn' | 'nobody' | readonly RoleName[];

export interface Rule {
  /** With every variable that `variables` gives. */
  readonly document: string;
  readonly variables?: (target: Target) => object | Promise<object>;
  /** Who gets an answer about what is theirs or their workspace's. Everyone else is refused. */
  readonly may: Audience;
  /** What counts as refused; anything else that is not allowed fails. */
  readonly refused?: readonly string[];
  /** Codes that someone who may can meet instead of data, as the thing asked for has its own conditions. */
  readonly instead?: readonly string[];
  /** True when null or an empty list is as good an answer as any. */
  readonly mayBeEmpty?: boolean;
  /** For what belongs to one person: who of the same workspace may reach it when it is another's. */
  readonly neighbours?: readonly RoleName[];
  /** True when nothing in it names an object, so that asking from another workspace is the same as asking about one's own. */
  readonly namesNothing?: boolean;
  /** True when it uses up anyone who does it: someone is made for each try. */
  readonly usesUp?: boolean;
  /** True when it stays open to the creator of an expired trial. */
  readonly creatorOfExpired?: boolean;
}

/**
 * Who of the workspace gets an object by its global id. Those of `owner` belong to one learner alone; `people` are all with an account,
 * who are enrolled here; `authors` may create courses.
 */
export type NodeRule = 'everyone' | 'people' | 'owner' | 'authors' | 'voucherAdmins' | 'admin';

export const admins = ['admin'] as const;
export const voucherAdmins = ['voucherAdmin', 'admin'] as const;
export const courseAdmins = ['courseAdmin', 'admin'] as const;

/** How the gateway says no to what is not the caller's; 1001 is said of people. */
export const REFUSED = ['null', 'FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND', '1001'] as const;

const userErrors = 'userErrors { code message field }';

/** A field of the workspace that everyone may read. */
export const openField = (selection: string): Rule => ({
  document: `query { workspace { ${selection} } }`,
  may: 'everyone',
  mayBeEmpty: true,
  namesNothing: true,
});

/** A field of the viewer. Nobody else's can be named. */
export const viewerField = (selection: string): Rule => ({
  document: `query { viewer { user { username } ${selection} } }`,
  may: 'signedIn',
  mayBeEmpty: true,
  namesNothing: true,
});

/** A mutation whose payload is asked for `selection` and its refusals. */
export const mutation = (
  name: string,
  selection: string,
  input: (target: Target) => object | Promise<object>,
  rule: Omit<Rule, 'document' | 'variables'>,
): Rule => ({
  document: `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} ${userErrors} } }`,
  variables: async (target) => ({ input: await input(target) }),
  ...rule,
});
