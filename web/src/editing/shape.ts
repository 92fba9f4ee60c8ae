/** zod as the client uses it. It compiles no checks of its own while it runs: the content security policy refuses that, and reports each try. */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };

/** A value and all within it, to be read alone. */
export type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
    : Value;
