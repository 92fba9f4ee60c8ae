import { badInput } from './errors.ts';

/**
 * The one member of an `@oneOf` input that is given, with its name. Throws for none and for several: compiled code does not look at what
 * variables bring.
 */
export function givenMember<Input extends object>(
  input: Input,
  field: string,
): readonly [name: keyof Input & string, value: unknown] {
  const given = Object.entries(input).filter(([, value]) => value != null);
  const [member] = given;
  if (member === undefined || given.length > 1) throw badInput('Give exactly one of its members.', field);
  return member as [keyof Input & string, unknown];
}
