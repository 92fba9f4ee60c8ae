/**
 * All that cannot be used of an input, told at once. What reads an input ends at the first thing that it cannot use: the rest is read
 * again without it, and nothing is sent meanwhile.
 */
import type { Context } from './context.ts';
import { badInputs, inputFaultsOf, type InputFault } from './errors.ts';

/** Reading ends after so many, each of which reads the input once more. */
const mostFaults = 30;

/** Each entry as `read` answers it. Throws BAD_USER_INPUT with what cannot be used of any of them. */
export function eachOf<Entry, Result>(
  entries: readonly Entry[],
  read: (entry: Entry, index: number) => Result,
): readonly Result[] {
  const faults: InputFault[] = [];
  const results = entries.flatMap((entry, index) => {
    try {
      return [read(entry, index)];
    } catch (error) {
      const found = inputFaultsOf(error);
      if (found === null) throw error;
      faults.push(...found);
      return [];
    }
  });
  if (faults.length > 0) throw badInputs(faults);
  return results;
}

/**
 * What cannot be used of `input`, beginning with what `error` says; null when that is about something else. `read` is called with what
 * remains, and with a context by which nothing can be sent.
 */
export async function everyInputFault<Input>(
  error: unknown,
  input: Input,
  context: Context,
  read: (rest: Input, context: Context) => Promise<unknown>,
): Promise<readonly InputFault[] | null> {
  const first = inputFaultsOf(error);
  if (first === null) return null;
  const faults = [...first];
  const rest = structuredClone(input);
  const unsent = withoutSending(context);
  for (let found = first; faults.length < mostFaults;) {
    for (const [index, { field }] of found.entries()) standInAt(rest, field, faults.length + index);
    const next = await faultsOf(read, rest, unsent);
    found = next.filter(({ field }) => !faults.some((known) => areOfOneThing(known.field ?? '', field ?? '')));
    if (found.length === 0) break;
    faults.push(...found);
  }
  return faults;
}

/** Of what was torn out for one fault, and of what it was torn out of, nothing more is said. */
const areOfOneThing = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Nothing when all can be used: then something was about to be sent. What is torn may fail in any way. */
async function faultsOf<Input>(
  read: (rest: Input, context: Context) => Promise<unknown>,
  rest: Input,
  context: Context,
): Promise<readonly InputFault[]> {
  try {
    await read(rest, context);
    return [];
  } catch (error) {
    return inputFaultsOf(error) ?? [];
  }
}

/** All by which something leaves the gateway, or changes who is signed in, fails at its first use. */
function withoutSending(context: Context): Context {
  const refused = new Proxy(
    {},
    {
      get: () => {
        throw new Error('Nothing is sent of an input that cannot be used');
      },
    },
  ) as never;
  return { ...context, rest: refused, tokenCaller: refused, session: refused, browser: refused, exchange: refused };
}

/** No number that stands for anything: what is read with it is never sent. */
const firstStandIn = 900_000_000_000_000;

/** A text is replaced by a number as text, which every id can be; of anything else the innermost member on the path is taken out. */
function standInAt(root: unknown, field: string | null, count: number): void {
  let at: unknown = root;
  let member: readonly [owner: Record<string, unknown>, name: string] | undefined;
  for (const name of field?.split('.') ?? []) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) break;
    const owner = at as Record<string, unknown>;
    at = owner[name];
    member = Array.isArray(owner) && typeof at !== 'string' ? member : [owner, name];
  }
  if (member === undefined) return;
  const [owner, name] = member;
  if (typeof owner[name] === 'string') owner[name] = String(firstStandIn + count);
  else delete owner[name];
}
