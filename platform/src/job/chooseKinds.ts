import { ConfigError } from '../shared/configError.ts';

/** The kinds of jobs that `JOB_KINDS` names, of those that are known. Throws {@link ConfigError} when one is not. */
export function chooseKinds(entries: readonly string[], known: readonly string[]): ReadonlySet<string> {
  const named = entries.filter((entry) => !entry.startsWith('-'));
  const taken = entries.filter((entry) => entry.startsWith('-')).map((entry) => entry.slice(1));
  const unknown = [...named, ...taken].filter((entry) => !['all', 'none', ...known].includes(entry));
  if (unknown.length > 0) {
    throw new ConfigError(
      `The variable JOB_KINDS names no kind of jobs by ${unknown.join(', ')}. There are all, none, and: ${known.toSorted().join(', ')}.`,
    );
  }
  if (entries.includes('none') && entries.length > 1) {
    throw new ConfigError('The variable JOB_KINDS names kinds of jobs beside none: leave one of them out.');
  }
  if (taken.length > 0 && !named.includes('all')) {
    throw new ConfigError('The variable JOB_KINDS takes kinds of jobs away: begin it with all, such as all,-mail.');
  }
  const chosen = named.includes('all') ? known : named.filter((entry) => entry !== 'none');
  return new Set(chosen.filter((kind) => !taken.includes(kind)));
}
