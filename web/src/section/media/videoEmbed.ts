/** A video that another site plays, shown as a still until someone wants to see it. */
export interface VideoEmbed {
  /** The name of the site, as it is written. */
  host: 'YouTube' | 'Vimeo' | 'Loom' | 'Kinescope';
  /** What the site calls it. */
  id: string;
  /** The key of a Vimeo video that is not listed. */
  key?: string;
  /** The still, by our own address, so that the site learns of nobody before a press (LEC-14, OP-79); null for a site that is asked for none. */
  still: string | null;
}

const YOUTUBE =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/|v\/))([\w-]{6,20})/i;
const VIMEO = /vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]{6,}))?/i;
const LOOM = /loom\.com\/(?:share|embed)\/([0-9a-f]{16,})/i;
// Its meetings and events have longer paths, and are links.
const KINESCOPE = /^https?:\/\/(?:www\.)?kinescope\.io\/(?:embed\/)?([\w-]{8,64})\/?(?:$|[?#])/i;

/** The embed of a YouTube, Vimeo, Loom or Kinescope address (LEC-14, SEC-11, OP-18); null for anything else. */
export function videoEmbed(url: string): VideoEmbed | null {
  const youtube = YOUTUBE.exec(url)?.[1];
  if (youtube) {
    return { host: 'YouTube', id: youtube, still: `/static/stills/youtube/${youtube}` };
  }
  const [, vimeo, key] = VIMEO.exec(url) ?? [];
  if (vimeo) {
    const still = `/static/stills/vimeo/${vimeo}${key ? `?key=${key}` : ''}`;
    return { host: 'Vimeo', id: vimeo, ...(key ? { key } : {}), still };
  }
  const loom = LOOM.exec(url)?.[1];
  if (loom) return { host: 'Loom', id: loom, still: null };
  const kinescope = KINESCOPE.exec(url)?.[1];
  return kinescope ? { host: 'Kinescope', id: kinescope, still: null } : null;
}

/** The address of the player, started at once, as it is loaded by a press; from a second on. */
export function playerAt({ host, id, key }: VideoEmbed, start: number): string {
  const from = Math.floor(start);
  switch (host) {
    case 'YouTube': {
      // Without its `origin` the player tells nobody where it is.
      const origin = encodeURIComponent(window.location.origin);
      const began = from > 0 ? `&start=${from}` : '';
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&enablejsapi=1&origin=${origin}${began}`;
    }
    case 'Vimeo':
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${from > 0 ? `#t=${from}s` : ''}`;
    case 'Loom':
      return `https://www.loom.com/embed/${id}?autoplay=1${from > 0 ? `&t=${from}` : ''}`;
    case 'Kinescope':
      return `https://kinescope.io/embed/${id}?autoplay=1${from > 0 ? `&t=${from}` : ''}`;
  }
}
