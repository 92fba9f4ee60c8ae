import type { UserError } from '../generated/resolverTypes.ts';

/** What a refusal consists of; what programs branch on is read from its values when it is asked for. */
export type UserErrorModel = Pick<UserError, 'code' | 'field' | 'message' | 'params'>;
