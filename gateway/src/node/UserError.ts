import type { UserErrorResolvers } from '../generated/resolverTypes.ts';
import { numberOf, textOf } from './userErrorModel.ts';
import { toUserErrorReason } from './userErrorReason.ts';

/** The values of a refusal that have a type whatever its code; the platform calls a limit `limit` of a field and `most` of a list. */
export const UserError: UserErrorResolvers = {
  reason: (error) => toUserErrorReason(textOf(error, 'reason')),
  limit: (error) => numberOf(error, 'limit') ?? numberOf(error, 'most'),
  retryAfterSeconds: (error) => numberOf(error, 'retryAfterSeconds'),
  availableFromTime: (error) => textOf(error, 'availableFromTime'),
  availableUntilTime: (error) => textOf(error, 'availableUntilTime'),
};
