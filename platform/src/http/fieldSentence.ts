import type { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

/** What a value must be, by the type that a schema names. */
const kinds = new Map<string, string>([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['stringbool', 'true or false'],
  ['array', 'a list'],
  ['tuple', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['date', 'a time'],
  ['null', 'null'],
  ['undefined', 'left out'],
  ['nan', 'a number'],
]);

const formats = new Map<string, string>([
  ['email', 'an e-mail address'],
  ['url', 'an address such as https://example.org'],
  ['uuid', 'a UUID'],
  ['guid', 'a UUID'],
  ['datetime', 'a time such as 2030-01-31T09:00:00.000Z'],
  ['date', 'a date such as 2030-01-31'],
]);

/** Where sizes are counted, and in what. */
const units = new Map<string, readonly [one: string, many: string]>([
  ['string', ['character', 'characters']],
  ['array', ['entry', 'entries']],
  ['set', ['entry', 'entries']],
  ['object', ['member', 'members']],
]);

/**
 * What is wrong with a field, in our words: the end of a sentence that begins with the name of the field (`must be a text`). For each
 * kind of issue that a schema can raise and has no words of its own for.
 */
export function fieldSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) {
        return 'is required';
      }
      return issue.expected === 'number' && Number.isNaN(issue.input)
        ? 'must be a number'
        : `must be ${kinds.get(issue.expected) ?? 'of another type'}`;
    case 'invalid_value':
      if (issue.input === undefined) {
        return 'is required';
      }
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum, issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum, issue.inclusive !== false);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format': {
      const format = formats.get(issue.format);
      return format === undefined ? 'does not have the right form' : `must be ${format}`;
    }
    case 'unrecognized_keys':
      return `has members that are not known: ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return 'has a name that may not stand there';
    case 'invalid_element':
      return 'has an entry that is not valid';
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'has none of the forms that it may have';
    default:
      return 'is not valid';
  }
}

/** A size with its unit, `20 characters`; undefined for a number, which is its own size. */
function inUnits(origin: string, size: number | bigint): string | undefined {
  const unit = units.get(origin);
  return unit && `${size} ${Number(size) === 1 ? unit[0] : unit[1]}`;
}

function tooSmall(origin: string, size: number | bigint, inclusive: boolean): string {
  const least = inUnits(origin, size);
  return least === undefined
    ? `must be ${inclusive ? 'at least' : 'more than'} ${size}`
    : `must have at least ${least}`;
}

function tooBig(origin: string, size: number | bigint, inclusive: boolean): string {
  const most = inUnits(origin, size);
  if (most === undefined) {
    return `must be ${inclusive ? 'at most' : 'less than'} ${size}`;
  }
  return origin === 'string' ? `is longer than ${most}: shorten it` : `has more than ${most}: leave some out`;
}
