import { ownPath } from '../../ui/ownPath.ts';

/** The still of a clip that the operator serves: it lies beside the clip and ends in `.webp`. Undefined for others, as for what was uploaded. */
export function posterOf(url: string): string | undefined {
  return ownPath(url)?.startsWith('/static/media/') ? url.replace(/\.(?:webm|mp4)$/i, '.webp') : undefined;
}
