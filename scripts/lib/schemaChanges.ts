import { ChangeType, CriticalityLevel, diff, DiffRule, type Change } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

interface Comparison {
  /** The schema of the last release, and as it is now. */
  readonly released: string;
  readonly current: string;
  /** `docs/schema-changelog.md`. */
  readonly changelog: string;
}

/**
 * What keeps a changed schema from being released, in sentences: what would break clients without having been deprecated in the last
 * release, and what the changelog does not tell. Changes of descriptions alone need no telling.
 */
export async function schemaProblems({ released, current, changelog }: Comparison): Promise<readonly string[]> {
  const changes = await diff(buildSchema(released), buildSchema(current), [DiffRule.suppressRemovalOfDeprecatedField]);
  const told = unreleasedPart(changelog);
  const newTypes = new Set(changes.filter(({ type }) => type === ChangeType.TypeAdded).map(placeOf));
  const isTold = (change: Change) => {
    const parts = placeOf(change).split('.');
    // What a new type consists of is told with it.
    if (parts.length > 1 && newTypes.has(parts[0] ?? '')) {
      return true;
    }
    return parts.some((_part, index) => told.includes(`\`${parts.slice(0, index + 1).join('.')}\``));
  };
  return changes
    .filter(({ type }) => !type.includes('DESCRIPTION'))
    .flatMap((change) => [
      ...(change.criticality.level === CriticalityLevel.Breaking
        ? [`${change.message}: this breaks clients. Deprecate it for at least one release first.`]
        : []),
      ...(isTold(change)
        ? []
        : [`${change.message}: docs/schema-changelog.md does not name \`${placeOf(change)}\` as unreleased.`]),
    ]);
}

/** The changelog with what was unreleased as a version of this day (YYYY-MM-DD). Throws when nothing was. */
export function withRelease(changelog: string, version: string, day: string): string {
  if (unreleasedPart(changelog).trim() === '') {
    throw new Error('Nothing stands below "## Unreleased".');
  }
  return changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} (${day})`);
}

function unreleasedPart(changelog: string): string {
  const [, part = ''] = /^## Unreleased$([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? [];
  return part;
}

/** `Type`, `Type.field` or `Type.field.argument`; of a root that the schema has newly, its type. */
function placeOf({ type, path, message }: Change): string {
  return path ?? (type === ChangeType.SchemaSubscriptionTypeChanged ? 'Subscription' : message);
}
