import type { Place, Scorm, ScormItem } from './ScormItems.tsx';
import { ownerOf } from './collectUnsent.ts';
import type { OpenedItem } from './useItemChannel.ts';

/** What the run-time is told of an item: nothing of the learner but their name and the raw id of their account. */
export function openedItem({
  scorm: { version, leaving },
  item,
  state,
  session,
  place,
  viewer,
  canWork,
}: {
  scorm: Pick<Scorm, 'version' | 'leaving'>;
  item: ScormItem;
  state: { readonly cmi?: unknown; readonly totalSeconds: number };
  session: string;
  place: Place;
  viewer: { readonly userId: number; readonly name?: string | null } | null;
  canWork: boolean;
}): OpenedItem {
  return {
    title: item.title,
    url: item.launchUrl ?? '',
    version: version === 'SCORM_12' ? '1.2' : '2004',
    keeping:
      canWork && place.userCourseId !== null
        ? { owner: ownerOf(place), itemId: item.itemId, session, leaving: leaving ?? null }
        : null,
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
