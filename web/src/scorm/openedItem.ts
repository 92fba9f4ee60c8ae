import type { Scorm, ScormItem } from './ScormItems.tsx';
import type { OpenedItem } from './useItemChannel.ts';

/** What the run-time is told of an item: nothing of the learner but their name and the raw id of their account. */
export function openedItem({
  version,
  item,
  state,
  viewer,
  canWork,
}: {
  version: Scorm['version'];
  item: ScormItem;
  state: { readonly cmi?: unknown; readonly totalSeconds: number };
  viewer: { readonly userId: number; readonly name?: string | null } | null;
  canWork: boolean;
}): OpenedItem {
  return {
    title: item.title,
    url: item.launchUrl ?? '',
    version: version === 'SCORM_12' ? '1.2' : '2004',
    launch: {
      learner: { id: String(viewer?.userId ?? 0), name: viewer?.name ?? '' },
      mode: canWork ? 'normal' : 'browse',
      item: {
        objectiveIds: item.objectiveIds,
        launchData: item.launchData,
        masteryScore: item.masteryScore ?? null,
        completionThreshold: item.completionThreshold ?? null,
        maxTimeAllowed: item.maxTimeAllowed ?? null,
        timeLimitAction: item.timeLimitAction ?? null,
      },
      state: { cmi: textsOf(state.cmi), totalSeconds: state.totalSeconds },
    },
  };
}

function textsOf(cmi: unknown): Record<string, string> {
  if (typeof cmi !== 'object' || cmi === null) return {};
  return Object.fromEntries(
    Object.entries(cmi).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
