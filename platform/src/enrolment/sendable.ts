/** The same shape with every list and member mutable. */
export type Sendable<T> = T extends readonly (infer Item)[]
  ? Sendable<Item>[]
  : T extends object
    ? { -readonly [Member in keyof T]: Sendable<T[Member]> }
    : T;

/** The value under the type that route handlers must answer: the type provider knows no read-only lists. Nothing is copied. */
export const sendable = <T>(value: T): Sendable<T> => value as Sendable<T>;
