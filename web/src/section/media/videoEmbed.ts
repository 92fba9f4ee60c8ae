import { destinationOf } from './destinationOf.ts';

/** A video that another site plays, shown as a still until someone wants to see it. */
export interface VideoEmbed {
  /** The name of the site, as it is written. */
  host: 'YouTube' | 'Vimeo' | 'Loom' | 'Kinescope';
  /** What the site calls it. */
  id: string;
  /** The key of a Vimeo video that is not listed. */
  key?: string;
  /** The second that its address begins at; left out for the beginning. */
  start?: number;
  /** The still, by our own address, so that the site learns of nobody before a press (LEC-14, OP-79); null for a site that is asked for none. */
  still: string | null;
}

/** The embed of a YouTube, Vimeo, Loom or Kinescope address (LEC-14, SEC-11, OP-18); null for anything else. */
export function videoEmbed(url: string): VideoEmbed | null {
  const written = addressOf(url);
  const address = written && destinationOf(written);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const host = address.hostname.replace(/^(?:www|m)\./, '');
  const embed = readers.get(host)?.(address) ?? null;
  const start = startOf(address);
  return embed && (start > 0 ? { ...embed, start } : embed);
}

/** As it is pasted: what nobody sees goes, and a mark of HTML or a second `?` is the `&` that is meant. */
function addressOf(url: string): URL | null {
  const text = url
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .replaceAll(/&amp;/gi, '&')
    .replace(/^([^?#]*?)&/, '$1?')
    .replace(/^([^?#]*\?[^#]*?)\?(?=\w+=)/, '$1&');
  return URL.parse(text) ?? URL.parse(`https://${text}`);
}

/** What is no video, though it stands where one does: the stream of a channel and the frame of a list. */
const noVideos: ReadonlySet<string> = new Set(['live_stream', 'videoseries', 'playlist']);

function youtube({ hostname, pathname, searchParams }: URL): VideoEmbed | null {
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  const places = /^(?:embed|shorts|live|v|e|watch|video)$/;
  const named = hostname.endsWith('youtu.be') ? first : places.test(first) ? second : '';
  const id = named || (/^watch(?:_popup)?$/.test(first) ? (searchParams.get('v') ?? '') : '');
  if (!/^[\w-]{6,20}$/.test(id) || noVideos.has(id)) return null;
  return { host: 'YouTube', id, still: `/static/stills/youtube/${id}` };
}

const VIMEO =
  /^\/(?:(?:manage\/)?videos?\/|channels\/[\w-]+\/(?:videos?\/)?|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,15})(?:\/([0-9a-f]{6,40}))?(?:\/|$)/i;

function vimeo({ pathname, searchParams }: URL): VideoEmbed | null {
  const [, id, inPath] = VIMEO.exec(pathname) ?? [];
  if (id === undefined) return null;
  const key = inPath ?? /^[0-9a-f]{6,40}$/i.exec(searchParams.get('h') ?? '')?.[0];
  const still = `/static/stills/vimeo/${id}${key ? `?key=${key}` : ''}`;
  return { host: 'Vimeo', id, ...(key ? { key } : {}), still };
}

/** Its addresses to share may have the title before the id. */
function loom({ pathname }: URL): VideoEmbed | null {
  const id = /^\/(?:share|embed)\/(?:[^/]*-)?([0-9a-f]{16,})\/?$/i.exec(pathname)?.[1];
  return id === undefined ? null : { host: 'Loom', id, still: null };
}

/** Its meetings and events have longer paths, and are links. */
function kinescope({ pathname }: URL): VideoEmbed | null {
  // Its own pages are called by words in small letters.
  const id = /^\/(?:embed\/)?((?=[\w-]*[\dA-Z])[\w-]{8,64})\/?$/.exec(pathname)?.[1];
  return id === undefined ? null : { host: 'Kinescope', id, still: null };
}

const readers: ReadonlyMap<string, (address: URL) => VideoEmbed | null> = new Map([
  ['youtube.com', youtube],
  ['music.youtube.com', youtube],
  ['gaming.youtube.com', youtube],
  ['studio.youtube.com', youtube],
  ['youtubeeducation.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', youtube],
  ['vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['loom.com', loom],
  ['useloom.com', loom],
  ['kinescope.io', kinescope],
]);

/** The second that an address begins at: `t=65`, `start=65`, `#t=1m5s`, `t=1:05`; 0 where it names none. */
function startOf({ searchParams, hash }: URL): number {
  const after = new URLSearchParams(hash.slice(1));
  const named = ['start', 't', 'time_continue'].flatMap((name) => searchParams.get(name) ?? after.get(name) ?? []);
  return named.map(secondsOf).find((seconds) => seconds > 0) ?? 0;
}

function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/i.exec(text) ??
    /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(text) ??
    [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The address of the player, started at once, as it is loaded by a press; from a second on, at the beginning from that of the address. */
export function playerAt({ host, id, key, start: begin = 0 }: VideoEmbed, start: number): string {
  const from = Math.floor(start) || begin;
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
