import type { Fields } from '../tree/courseTree.ts';
import { isSame } from '../tree/isSame.ts';

/** What differs from the defaults, in their order. */
export const withoutDefaults = (fields: Fields, defaults: Fields): Fields =>
  Object.fromEntries(
    Object.keys({ ...defaults, ...fields })
      .filter((name) => Object.hasOwn(fields, name))
      .filter((name) => !Object.hasOwn(defaults, name) || !isSame(fields[name], defaults[name]))
      .map((name) => [name, fields[name]]),
  );

/** The reverse. */
export const withDefaults = (fields: Fields, defaults: Fields): Fields => ({ ...defaults, ...fields });
