import type { Context } from '../context.ts';
import type { ScormItem, ScormPackage } from '../generated/resolverTypes.ts';
import type { ScormItemWire, ScormWire } from './scormApi.ts';

/** Where the files of a package are: the ticket is of the workspace of the called host, which the address therefore names. */
export const contentUrlOf = ({ contentOrigin, host }: Pick<Context, 'contentOrigin' | 'host'>, contentPath: string) =>
  `${contentOrigin}/p/${encodeURIComponent(host)}${contentPath}`;

/** The workspace that the ticket is of is named as in {@link contentUrlOf}. */
const commitUrlOf = ({ contentOrigin, host }: Pick<Context, 'contentOrigin' | 'host'>): string =>
  `${contentOrigin}/commits/${encodeURIComponent(host)}`;

export function toScormPackage(
  { packageId, version, title, contentPath, commitTicket, items }: ScormWire,
  { context, userCourseId }: { readonly context: Context; readonly userCourseId: number | null },
): ScormPackage {
  const contentUrl = contentUrlOf(context, contentPath);
  return {
    packageId,
    version: version === '1.2' ? 'SCORM_12' : 'SCORM_2004',
    title,
    contentUrl,
    userCourseId,
    leaving: commitTicket === null ? null : { url: commitUrlOf(context), ticket: commitTicket },
    items: items.map((item) => toScormItem(item, contentUrl)),
  };
}

export function toScormItem(
  { path, scaledPassingScore, masteryScore, state, ...item }: ScormItemWire,
  contentUrl: string,
): ScormItem {
  const { sessions, ...kept } = state;
  return {
    ...item,
    launchUrl: path === null ? null : contentUrl + path,
    masteryScore: masteryScore ?? (scaledPassingScore === null ? null : scaledPassingScore * 100),
    objectiveIds: [...item.objectiveIds],
    state: { ...kept, sessionCount: sessions },
  };
}
