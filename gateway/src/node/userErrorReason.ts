import type { UserErrorReason } from '../generated/resolverTypes.ts';
import type { Schemas } from '../rest/Schemas.ts';

/** Those of fields, and those of a user course that is closed, are lists of the platform: the compiler finds what is missing here. */
const ofPlatform: Readonly<
  Record<Schemas['FieldReason'] | NonNullable<Schemas['UserCourse']['viewOnly']>, UserErrorReason>
> = {
  REQUIRED: 'REQUIRED',
  TOO_LONG: 'TOO_LONG',
  TOO_MANY: 'TOO_MANY',
  TOO_SMALL: 'TOO_SMALL',
  TOO_LARGE: 'TOO_LARGE',
  NOT_AN_ADDRESS: 'NOT_AN_ADDRESS',
  HOST_NOT_ALLOWED: 'HOST_NOT_ALLOWED',
  NOT_AFTER_START: 'NOT_AFTER_START',
  COMPLETED: 'COMPLETED',
  GAVE_UP: 'GAVE_UP',
  EXPIRED: 'EXPIRED',
  COURSE_ENDED: 'COURSE_ENDED',
};

const reasons: ReadonlyMap<string, UserErrorReason> = new Map<string, UserErrorReason>([
  ...Object.entries(ofPlatform),
  ['COURSE_NOT_STARTED', 'COURSE_NOT_STARTED'],
  ['MODULE_NOT_STARTED', 'MODULE_NOT_STARTED'],
  ['LAST_ADMIN', 'LAST_ADMIN'],
  ['TRIAL_MAKER', 'TRIAL_MAKER'],
  ['NO_ACCESS', 'NO_ACCESS'],
]);

/** The reason that the platform gives; null for one of a later release, which stands in `params` still. */
export const toUserErrorReason = (reason: string | null): UserErrorReason | null =>
  (reason === null ? undefined : reasons.get(reason)) ?? null;
