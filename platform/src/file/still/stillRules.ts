/** A video of another site. */
export interface HostedVideo {
  readonly host: 'youtube' | 'vimeo';
  readonly id: string;
  /** The key of a video of Vimeo that is not listed. */
  readonly key: string | null;
}

/** Ids as their sites make them: nothing in them leads to another address. */
const ids: ReadonlyMap<string, RegExp> = new Map([
  ['youtube', /^[\w-]{6,20}$/],
  ['vimeo', /^\d{1,15}$/],
]);
const vimeoKey = /^[0-9a-f]{6,40}$/i;

/** The video that an address of ours names; null where there can be none of that name. */
export function hostedVideo(host: string, id: string, key: string | undefined): HostedVideo | null {
  if (!(host === 'youtube' || host === 'vimeo') || ids.get(host)?.test(id) !== true) {
    return null;
  }
  if (key !== undefined && (host !== 'vimeo' || !vimeoKey.test(key))) {
    return null;
  }
  return { host, id, key: key ?? null };
}

/** The still of a video of YouTube, by its id alone (OP-79). */
export const youtubeStillUrl = (youtubeUrl: string, id: string): string =>
  new URL(`/vi/${id}/hqdefault.jpg`, youtubeUrl).href;

/** The question of oEmbed about a video of Vimeo (OP-79); the still is to be as wide as a video is shown. */
export function vimeoLookupUrl(vimeoUrl: string, { id, key }: Pick<HostedVideo, 'id' | 'key'>): string {
  const url = new URL('/api/oembed.json', vimeoUrl);
  url.searchParams.set('url', `https://vimeo.com/${id}${key === null ? '' : `/${key}`}`);
  url.searchParams.set('width', '960');
  return url.href;
}

/** Whether a still that Vimeo names lies where its stills are: an answer from elsewhere decides about no further address. */
export function isStillOfVimeo(url: string, picturesUrl: string): boolean {
  return URL.parse(url)?.origin === new URL(picturesUrl).origin;
}
