import { DomainError, type FieldError } from '../errors.ts';
import { addressProblem, httpsAddress } from '../outbound/urlRules.ts';
import type { Secrets } from './sealing.ts';
import type { IntegrationField, IntegrationKind } from './integrationTypes.ts';

const longestText = 2000;

export interface IntegrationValues {
  /** Fields that are not secret, by their names. */
  readonly settings: Readonly<Record<string, string | boolean>>;
  readonly secrets: Secrets;
}

export const noValues: IntegrationValues = { settings: {}, secrets: {} };

/**
 * What an integration holds after `given` was written over `current`. Null and an empty text clear a field, an absent one
 * stays; members that are no fields of the kind are passed over (OP-86). An address without a scheme is one of https. Throws INVALID (400) with the fields that do not fit.
 */
export function changedValues(
  kind: IntegrationKind,
  current: IntegrationValues,
  given: Readonly<Record<string, unknown>>,
  privateHosts: readonly string[],
): IntegrationValues {
  const errors: FieldError[] = [];
  const settings: Record<string, string | boolean> = { ...current.settings };
  const secrets: Record<string, string> = { ...current.secrets };
  for (const field of kind.fields) {
    const raw = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    const value = typeof raw === 'string' ? entered(field, raw) : raw;
    const group: Record<string, string | boolean> = field.secret ? secrets : settings;
    if (value === null || value === '') {
      delete group[field.name];
    } else if (value !== undefined) {
      const problem = problemOf(field, value, privateHosts);
      if (problem === undefined) {
        group[field.name] = value as string | boolean;
      } else {
        errors.push({ field: field.name, message: problem });
      }
    }
    if (field.fallback !== undefined && group[field.name] === undefined) {
      group[field.name] = field.fallback;
    }
  }
  const named = [...Object.keys(settings), ...Object.keys(secrets), ...errors.map(({ field }) => field)];
  errors.push(...missing(kind, new Set(named)));
  errors.push(...unguarded(kind, current, settings, given));
  if (kind.type === 'OAUTH2' && settings['responseType'] !== 'code') {
    errors.push({ field: 'responseType', message: 'must be code' });
  }
  if (errors.length > 0) {
    throw new DomainError('INVALID', { errors });
  }
  return { settings, secrets };
}

/** A text as it was meant: people write addresses as their browser shows them. */
function entered({ kind }: IntegrationField, text: string): string {
  const isAddress = kind === 'url' || (kind === 'nameOrUrl' && !isName(text.trim()));
  return isAddress ? httpsAddress(text) : text.trim();
}

/** Whether nothing that a test looks at differs between two states of an integration. */
export const isTestedAlike = (kind: IntegrationKind, one: IntegrationValues, other: IntegrationValues): boolean =>
  kind.fields
    .filter(({ untested }) => untested !== true)
    .every(({ name }) => one.settings[name] === other.settings[name] && one.secrets[name] === other.secrets[name]);

/** The body of a `PUT`, which replaces everything but the secrets: those nobody can read and send again. */
export const replacing = (
  kind: IntegrationKind,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...Object.fromEntries(kind.fields.filter(({ secret }) => !secret).map(({ name }) => [name, null])),
  ...given,
});

function problemOf(field: IntegrationField, value: unknown, privateHosts: readonly string[]): string | undefined {
  if (field.kind === 'boolean') {
    return typeof value === 'boolean' ? undefined : 'must be true or false';
  }
  if (typeof value !== 'string') {
    return 'must be a text';
  }
  const longest = field.longest ?? longestText;
  if (value.length > longest) {
    return `is longer than ${longest} characters: shorten it`;
  }
  if (field.kind === 'name' && !isName(value)) {
    return 'must have letters, digits and hyphens only';
  }
  const isAddress = field.kind === 'url' || (field.kind === 'nameOrUrl' && !isName(value));
  const problem = isAddress ? addressProblem(value, { privateHosts }) : undefined;
  return problem !== undefined && field.kind === 'nameOrUrl'
    ? `must be a short name of letters, digits and hyphens, or an address, which ${problem}`
    : problem;
}

const isName = (text: string): boolean => /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(text);

/** The secrets that would go to another place than the one they were entered for. */
function unguarded(
  kind: IntegrationKind,
  current: IntegrationValues,
  settings: IntegrationValues['settings'],
  given: Readonly<Record<string, unknown>>,
): FieldError[] {
  const moved = kind.fields.find(({ name, aims }) => aims && settings[name] !== current.settings[name]);
  return moved === undefined
    ? []
    : Object.keys(current.secrets)
        .filter((name) => given[name] === undefined)
        .map((field) => ({ field, message: `must be entered again when ${moved.name} changes` }));
}

/**
 * The fields that the kind needs and that were not entered, rightly or wrongly; of several sets the first one counts when none has been
 * begun.
 */
function missing(kind: IntegrationKind, present: ReadonlySet<string>): FieldError[] {
  if (kind.required.some((set) => set.every((name) => present.has(name)))) {
    return [];
  }
  const begun = kind.required.find((set) => set.some((name) => present.has(name))) ?? kind.required[0] ?? [];
  return begun.filter((name) => !present.has(name)).map((field) => ({ field, message: 'is required' }));
}
