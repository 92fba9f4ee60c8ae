import { liveState } from './liveState.ts';
import { useNow } from './useNow.ts';

/** When the live lecture of a page starts, as long as that is ahead; null for any other, and from its start. */
export function useLiveAhead(
  media: { readonly kind: string; readonly startTime?: string | null } | null | undefined,
): string | null {
  const startTime = media?.kind === 'LIVE_LECTURE' || media?.kind === 'MEETING' ? (media.startTime ?? null) : null;
  const now = useNow(startTime === null ? null : Date.parse(startTime));
  return startTime !== null && liveState(startTime, null, now) === 'startsIn' ? startTime : null;
}
