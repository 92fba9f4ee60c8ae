import type { Id } from '../shared/id.ts';

/** SCORM 2004 stands for all its editions: their run-time is the same for what is read here. */
export type ScormVersion = '1.2' | '2004';

/** What a learner opens, or a heading over others. */
export interface ScormItem {
  readonly itemId: string;
  readonly title: string;
  /** Of the heading it stands below; null at the top. */
  readonly parentId: string | null;
  /** Path in the package with its query; null for a heading. */
  readonly path: string | null;
  /** Points of 100 from which on the item is passed (SCORM 1.2); null where the manifest says none. */
  readonly masteryScore: number | null;
  /** From -1 to 1, from which on it is passed (SCORM 2004). */
  readonly scaledPassingScore: number | null;
  /** From 0 to 1, from which on it is completed (SCORM 2004). */
  readonly completionThreshold: number | null;
  /** What the item learns towards, by the names that its own scripts have for it (SCORM 2004); absent where it was uploaded before that was read. */
  readonly objectiveIds?: readonly string[];
  readonly launchData: string;
  readonly timeLimitAction: string | null;
  readonly maxTimeAllowed: string | null;
}

/** An item of which the manifest says nothing more. */
export const plainItem = (itemId: string, title: string, path: string | null): ScormItem => ({
  itemId,
  title,
  parentId: null,
  path,
  masteryScore: null,
  scaledPassingScore: null,
  completionThreshold: null,
  launchData: '',
  timeLimitAction: null,
  maxTimeAllowed: null,
});

/** What the manifest of a package says. */
export interface ScormManifest {
  readonly version: ScormVersion;
  readonly title: string;
  readonly items: readonly ScormItem[];
}

export interface ScormPackage extends ScormManifest {
  readonly packageId: string;
  /** Path of what opens first. */
  readonly entry: string;
  readonly storeKey: string;
}

/** The address of a package as courses name it. It is no address that bytes are served at: those stand on an origin of their own. */
export const scormAddress = (courseId: Id, packageId: string, entry: string): string =>
  `/scorm/${courseId}/${packageId}/${entry}`;

/** The package that an address of media names; null for any other address. */
export function packageOfAddress(address: string): string | null {
  const [, packageId] =
    /\/scorm\/[1-9]\d{0,15}\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/|$)/.exec(address) ??
    [];
  return packageId ?? null;
}
