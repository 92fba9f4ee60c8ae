/** How the rules of access are written; each room has its own in `accessRules.testkit.ts`. */

/** Everyone of the matrix; the last three are of a trial that has expired. */
export const actors = [
  'visitor',
  'learner',
  'author',
  'voucherAdmin',
  'admin',
  'learnerOfExpired',
  'adminOfExpired',
  'creatorOfExpired',
] as const;
export type Actor = (typeof actors)[number];

const signedIn = actors.filter((actor) => actor !== 'visitor');

/** Who belongs to each audience. On an expired trial admins are learners; its creator may still customise (OP-48, OP-82). */
export const audiences = {
  operators: actors,
  client: actors,
  everyone: actors,
  signedIn,
  courseAdmins: ['author', 'admin'],
  voucherAdmins: ['voucherAdmin', 'admin'],
  admins: ['admin'],
  customisers: ['admin', 'creatorOfExpired'],
} as const satisfies Readonly<Record<string, readonly Actor[]>>;

export interface AccessRule {
  readonly may: keyof typeof audiences;
  /**
   * Who, of those who may call, gets what the path names: a course, a user course, a person … Everyone else is told that there is
   * no such thing. All who may, when absent. Only for reads whose path names something.
   */
  readonly finds?: readonly Actor[];
  /** Where it answers beside hosts of workspaces in use (OP-48). */
  readonly hosts?: 'reserved' | 'unclaimed';
  /** Refusals by 401 or 403 that someone who may call can meet, as the thing itself has conditions. */
  readonly conditions?: readonly (401 | 403)[];
  /** True when it ends the session or the account of anyone who calls: someone is made for each try. */
  readonly usesUp?: boolean;
  /** What has to be asked for, where a read is not answered without: `?since=…`. */
  readonly query?: string;
}

export const everyone: AccessRule = { may: 'everyone' };
export const signedInOnly: AccessRule = { may: 'signedIn' };
export const courseAdmins: AccessRule = { may: 'courseAdmins' };
export const voucherAdmins: AccessRule = { may: 'voucherAdmins' };
export const admins: AccessRule = { may: 'admins' };
/** Of one learner: the learner and admins read it. */
export const learnersOwn: AccessRule = { may: 'signedIn', finds: ['learner', 'admin'] };
export const atReserved: AccessRule = { may: 'signedIn', hosts: 'reserved' };
