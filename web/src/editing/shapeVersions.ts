/** What was kept outside of a course, by this version of the client or an earlier one, in shapes that change with the types of content. */
import type { z } from './shape.ts';

/** Content of an older shape becomes that of the next one; it gets what an earlier version wrote, whatever that was. */
export type ShapeStep = (content: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** How many steps the shape of each type had come when something was kept; types that had come none are left out. */
export type ShapeVersions = Readonly<Record<string, number>>;

interface Versioned {
  readonly name: string;
  readonly versions: readonly ShapeStep[];
}

/** Those of this version of the client. */
export const versionsOf = (types: readonly Versioned[]): ShapeVersions =>
  Object.fromEntries(types.flatMap(({ name, versions }) => (versions.length > 0 ? [[name, versions.length]] : [])));

/** Content that was kept at these versions, brought up to ours step by step; null when it is not of the type, or of a later version. */
export function broughtUp<Content>(
  kept: Readonly<Record<string, unknown>>,
  type: Versioned & { readonly shape: z.ZodMiniType<Content> },
  versions: ShapeVersions,
): Content | null {
  const version = Object.hasOwn(versions, type.name) ? (versions[type.name] ?? 0) : 0;
  if (version > type.versions.length) {
    return null;
  }
  const raised = type.versions.slice(version).reduce((content, step) => step(content), kept);
  return type.shape.safeParse(raised).data ?? null;
}
