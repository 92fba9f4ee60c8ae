/** A video that another site plays, shown as a still until someone wants to see it. */
export interface VideoEmbed {
  /** The address of the player, started at once: it is loaded by a click. */
  player: string;
  /** The still, null where the address alone does not tell it (OP-79). */
  still: string | null;
  /** The name of the site, as it is written. */
  host: 'YouTube' | 'Vimeo' | 'Loom';
}

const YOUTUBE =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/|v\/))([\w-]{6,20})/i;
const VIMEO = /vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d+)/i;
const LOOM = /loom\.com\/(?:share|embed)\/([0-9a-f]{16,})/i;

/** The embed of a YouTube, Vimeo or Loom address (LEC-14, SEC-11); null for anything else. */
export function videoEmbed(url: string): VideoEmbed | null {
  const youtube = YOUTUBE.exec(url)?.[1];
  if (youtube) {
    return {
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
      still: `https://img.youtube.com/vi/${youtube}/hqdefault.jpg`,
      host: 'YouTube',
    };
  }
  const vimeo = VIMEO.exec(url)?.[1];
  if (vimeo) return { player: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`, still: null, host: 'Vimeo' };
  const loom = LOOM.exec(url)?.[1];
  return loom ? { player: `https://www.loom.com/embed/${loom}?autoplay=1`, still: null, host: 'Loom' } : null;
}
