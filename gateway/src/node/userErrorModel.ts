import type { UserError } from '../generated/resolverTypes.ts';

/** What a refusal consists of; what programs branch on is read from its values when it is asked for. */
export type UserErrorModel = Pick<UserError, 'code' | 'field' | 'message' | 'params'>;

/** The text that a refusal calls `name`, null where it has none. */
export const textOf = (error: UserErrorModel, name: string): string | null => {
  const value = valueOf(error, name);
  return typeof value === 'string' ? value : null;
};

/** The number that it calls so, likewise. */
export const numberOf = (error: UserErrorModel, name: string): number | null => {
  const value = valueOf(error, name);
  return typeof value === 'number' ? value : null;
};

const valueOf = ({ params }: UserErrorModel, name: string): unknown =>
  typeof params === 'object' && params !== null && Object.hasOwn(params, name)
    ? (params as Readonly<Record<string, unknown>>)[name]
    : undefined;
