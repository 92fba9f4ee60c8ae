import type { UserErrorResolvers } from '../generated/resolverTypes.ts';
import type { UserErrorModel } from './userErrorModel.ts';

const valueOf = ({ params }: UserErrorModel, name: string): unknown =>
  typeof params === 'object' && params !== null && Object.hasOwn(params, name)
    ? (params as Readonly<Record<string, unknown>>)[name]
    : undefined;

const textOf = (error: UserErrorModel, name: string): string | null => {
  const value = valueOf(error, name);
  return typeof value === 'string' ? value : null;
};

const numberOf = (error: UserErrorModel, name: string): number | null => {
  const value = valueOf(error, name);
  return typeof value === 'number' ? value : null;
};

/** The values of a refusal that have a type whatever its code; the platform calls a limit `limit` of a field and `most` of a list. */
export const UserError: UserErrorResolvers = {
  reason: (error) => textOf(error, 'reason'),
  limit: (error) => numberOf(error, 'limit') ?? numberOf(error, 'most'),
  retryAfterSeconds: (error) => numberOf(error, 'retryAfterSeconds'),
  etag: (error) => textOf(error, 'etag'),
  availableFromTime: (error) => textOf(error, 'availableFromTime'),
  availableUntilTime: (error) => textOf(error, 'availableUntilTime'),
};
