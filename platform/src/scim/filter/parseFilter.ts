import { ScimError } from '../scimError.ts';
import { schemaUrns } from '../scimSchemas.ts';
import { compareOperators, type AttributePath, type CompareOperator, type Filter } from './filter.ts';
import { tokensOf, type Token } from './tokens.ts';

const longestFilter = 1_000;
const deepestNesting = 10;
const mostComparisons = 50;

const operators: ReadonlyMap<string, CompareOperator> = new Map(compareOperators.map((name) => [name, name]));
const corePrefixes = [schemaUrns.user, schemaUrns.group].map((urn) => `${urn.toLowerCase()}:`);

/**
 * Reads a filter (RFC 7644, section 3.4.2.2). Throws `invalidFilter` for one that is not written so, and for one of more than 1,000
 * characters, 10 levels or 50 comparisons.
 */
export function parseFilter(text: string): Filter {
  const reader = readerOf(text, (message) => new ScimError('invalidFilter', `The filter ${message}`));
  const filter = reader.any(0);
  reader.end();
  return filter;
}

/** Reads the path of a PATCH (RFC 7644, section 3.5.2). Throws `invalidPath`. */
export function parsePath(text: string): AttributePath {
  const urn = text.trim().toLowerCase();
  // The attributes of an extension stand as a whole for what is kept of none.
  if (urn.startsWith('urn:') && !corePrefixes.some((prefix) => urn.startsWith(prefix))) {
    return { attribute: urn, filter: null, sub: null };
  }
  const reader = readerOf(text, (message) => new ScimError('invalidPath', `The path ${message}`));
  const path = reader.path();
  reader.end();
  return path;
}

/** An attribute in lower case, without the name of a schema whose attributes we have. */
export function plainAttribute(written: string): string {
  const lower = written.toLowerCase();
  const prefix = corePrefixes.find((each) => lower.startsWith(each));
  return prefix === undefined ? lower : lower.slice(prefix.length);
}

interface Reader {
  any(depth: number): Filter;
  path(): AttributePath;
  end(): void;
}

function readerOf(text: string, refusal: (message: string) => ScimError): Reader {
  if (text.length > longestFilter) {
    throw refusal(`is longer than ${longestFilter} characters`);
  }
  const tokens = tokensOf(text);
  if (tokens === null) {
    throw refusal('cannot be read: see RFC 7644, section 3.4.2.2');
  }
  let place = 0;
  let comparisons = 0;
  const peek = (): Token | undefined => tokens[place];
  const take = (): Token | undefined => tokens[place++];
  const isWord = (word: string): boolean => {
    const token = peek();
    return token?.kind === 'word' && token.text.toLowerCase() === word;
  };
  const expect = (kind: ')' | ']'): void => {
    if (take()?.kind !== kind) {
      throw refusal(`has no ${kind} where one belongs`);
    }
  };

  function any(depth: number): Filter {
    if (depth > deepestNesting) {
      throw refusal(`is nested deeper than ${deepestNesting} levels`);
    }
    return chain('or', () => chain('and', () => one(depth)));
  }

  function chain(op: 'and' | 'or', part: () => Filter): Filter {
    const first = part();
    const parts = [first];
    while (isWord(op)) {
      take();
      parts.push(part());
    }
    return parts.length === 1 ? first : { op, parts };
  }

  function one(depth: number): Filter {
    if (isWord('not') && tokens?.[place + 1]?.kind === '(') {
      take();
      return { op: 'not', part: group(depth) };
    }
    return peek()?.kind === '(' ? group(depth) : comparison(depth);
  }

  function group(depth: number): Filter {
    take();
    const inner = any(depth + 1);
    expect(')');
    return inner;
  }

  function comparison(depth: number): Filter {
    comparisons += 1;
    if (comparisons > mostComparisons) {
      throw refusal(`has more than ${mostComparisons} comparisons`);
    }
    const attribute = attributeName();
    if (peek()?.kind === '[') {
      const part = brackets(depth);
      return peek()?.kind === '.' ? { op: 'has', attribute, part: withValue(part) } : { op: 'has', attribute, part };
    }
    return compared(attribute);
  }

  /** `emails[type eq "work"].value eq "a"`: one value fulfils what stands in the brackets, and its part what follows them. */
  function withValue(part: Filter): Filter {
    take();
    return { op: 'and', parts: [part, compared(attributeName())] };
  }

  function compared(attribute: string): Filter {
    const token = take();
    const operator = token?.kind === 'word' ? token.text.toLowerCase() : '';
    if (operator === 'pr') {
      return { op: 'pr', attribute };
    }
    const op = operators.get(operator);
    const value = take();
    if (op === undefined || value?.kind !== 'value') {
      throw refusal(`compares ${attribute} in a way that is none: write for example ${attribute} eq "value"`);
    }
    return { op, attribute, value: value.value };
  }

  function brackets(depth: number): Filter {
    take();
    const part = any(depth + 1);
    expect(']');
    return part;
  }

  function attributeName(): string {
    const token = take();
    if (token?.kind !== 'word') {
      throw refusal('has no attribute where one belongs');
    }
    return plainAttribute(token.text);
  }

  function path(): AttributePath {
    const written = attributeName();
    if (peek()?.kind === '[') {
      const filter = brackets(0);
      if (peek()?.kind !== '.') {
        return { attribute: written, filter, sub: null };
      }
      take();
      return { attribute: written, filter, sub: attributeName() };
    }
    const [attribute = written, sub = null, ...more] = written.split('.');
    if (more.length > 0) {
      throw refusal('names a part of a part');
    }
    return { attribute, filter: null, sub };
  }

  function end(): void {
    if (peek() !== undefined) {
      throw refusal('goes on where it should end');
    }
  }

  return { any, path, end };
}
