/** Checks of plain data from outside, put together from small ones. */
export type Shape<T> = (value: unknown) => value is T;

type Shapes<T> = { readonly [Name in keyof T]-?: Shape<T[Name]> };

export const text: Shape<string> = (value) => typeof value === 'string';
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';
export const anything: Shape<unknown> = (_value): _value is unknown => true;

/** A whole number from `from` to `to`. */
export const whole =
  (from: number, to = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

export const nullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every((each) => shape(each));

export const oneOf =
  <const T extends string>(...values: readonly T[]): Shape<T> =>
  (value): value is T =>
    values.some((each) => each === value);

export const either =
  <T extends readonly unknown[]>(...shapes: { readonly [At in keyof T]: Shape<T[At]> }): Shape<T[number]> =>
  (value): value is T[number] =>
    shapes.some((shape) => shape(value));

/** An object with these members and no others. */
export const record =
  <T extends object>(shapes: Shapes<T>): Shape<T> =>
  (value): value is T => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return false;
    }
    const members = Object.entries<Shape<unknown>>(shapes);
    return (
      Object.keys(value).every((name) => Object.hasOwn(shapes, name)) &&
      members.every(([name, shape]) => Object.hasOwn(value, name) && shape((value as Record<string, unknown>)[name]))
    );
  };
