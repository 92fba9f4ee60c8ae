import type { Comparison, Filter, FilterValue } from './filter.ts';

/** Whether a value with named parts fulfils the filter in a path such as `emails[type eq "work"]`. Texts compare without regard to case. */
export function holds(filter: Filter, value: ReadonlyMap<string, unknown>): boolean {
  switch (filter.op) {
    case 'and':
      return filter.parts.every((part) => holds(part, value));
    case 'or':
      return filter.parts.some((part) => holds(part, value));
    case 'not':
      return !holds(filter.part, value);
    case 'pr':
      return (value.get(filter.attribute) ?? '') !== '';
    case 'has':
      return false;
    default:
      return compares(filter, value.get(filter.attribute) ?? null);
  }
}

function compares({ op, value }: Comparison, given: unknown): boolean {
  if (op === 'eq' || op === 'ne') {
    return (lower(given) === lower(value)) === (op === 'eq');
  }
  if (typeof given !== 'string' || typeof value !== 'string') {
    return false;
  }
  const [text, part] = [given.toLowerCase(), value.toLowerCase()];
  switch (op) {
    case 'co':
      return text.includes(part);
    case 'sw':
      return text.startsWith(part);
    case 'ew':
      return text.endsWith(part);
    case 'gt':
      return text > part;
    case 'ge':
      return text >= part;
    case 'lt':
      return text < part;
    case 'le':
      return text <= part;
  }
}

/** `primary eq true` finds what was sent as a text, as some providers do. */
const lower = (value: unknown): FilterValue | undefined => {
  if (value === null || typeof value === 'number') {
    return value;
  }
  return typeof value === 'string' || typeof value === 'boolean' ? String(value).toLowerCase() : undefined;
};
