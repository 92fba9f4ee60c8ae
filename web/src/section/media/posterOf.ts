import { ownPath } from '../../ui/ownPath.ts';

/** The still of a clip that this site serves itself: it lies beside the clip and ends in `.webp`. Undefined for others. */
export function posterOf(url: string): string | undefined {
  return ownPath(url)?.startsWith('/static/') ? url.replace(/\.(?:webm|mp4)$/i, '.webp') : undefined;
}
