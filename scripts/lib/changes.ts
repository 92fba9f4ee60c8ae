const UNRELEASED = '## Unreleased\n';

/** One change as an item of a list; its further lines are indented. */
const itemOf = (text: string): string => `- ${text.trim().replaceAll(/\n+/g, '\n  ')}`;

/**
 * The changelog after a release: what it called unreleased and the texts of `changes` become `version` of `date` (`2026-01-31`), and nothing
 * is unreleased. Throws when there is no place for what is unreleased, or nothing to release.
 */
export function withReleasedChanges(
  changelog: string,
  changes: readonly string[],
  { version, date }: { readonly version: string; readonly date: string },
): string {
  const start = changelog.indexOf(UNRELEASED);
  if (start === -1) {
    throw new Error(`CHANGELOG.md has no heading "${UNRELEASED.trim()}": add it above the newest release.`);
  }
  const [head, rest] = [changelog.slice(0, start), changelog.slice(start + UNRELEASED.length)];
  const next = rest.search(/^## /m);
  const [unreleased, released] = next === -1 ? [rest, ''] : [rest.slice(0, next), rest.slice(next)];
  const items = [...changes.map(itemOf), unreleased.trim()].filter((item) => item !== '');
  if (items.length === 0) {
    throw new Error('Nothing has changed since the last release.');
  }
  const section = `## ${version} (${date})\n\n${items.join('\n')}\n`;
  return `${head}${UNRELEASED}\n${section}${released === '' ? '' : `\n${released}`}`;
}
