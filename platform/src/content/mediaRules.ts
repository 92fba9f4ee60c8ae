/** What counts as an address, and what a media address leads to (LEC-08, OP-18, OP-64, VAL-12). */
import kinds from '../../../contracts/mediaKinds.json' with { type: 'json' };
import type { MediaSource } from './content.ts';

export const mediaKinds = [
  'IMAGE',
  'YOUTUBE',
  'VIMEO',
  'TYPEFORM',
  'LOOM',
  'KINESCOPE',
  'SCORM',
  'PDF',
  'VIDEO_FILE',
  'LIVE_LECTURE',
  'MEETING',
  'LINK',
] as const;
export type MediaKind = (typeof mediaKinds)[number];

const HOST_KINDS = Object.entries(kinds.hosts) as readonly (readonly [host: string, kind: MediaKind])[];

/** Hosts of meetings whose other addresses are videos. */
const PLAYERS = Object.entries(kinds.players).map(([host, { kind, path }]) => ({
  host,
  kind: kind as MediaKind,
  path: new RegExp(path),
}));

const EXTENSION_KINDS: ReadonlyMap<string, MediaKind> = new Map(
  Object.entries(kinds.extensions) as readonly (readonly [extension: string, kind: MediaKind])[],
);

/** The addresses of sites that lead on to another, and what they call it: questions of consent, links out of a mail or a post. */
const redirects = kinds.redirects.map(({ place, names }) => ({ place: new RegExp(place), names }));
/** One address may lead through another, such as out of a mail to a question of consent. */
const mostRedirects = 4;

const VIDEO_KINDS: ReadonlySet<MediaKind> = new Set<MediaKind>(['YOUTUBE', 'VIMEO', 'LOOM', 'KINESCOPE', 'VIDEO_FILE']);

/** The kind of an address by its host and its ending; `LINK` for anything unknown. */
export function mediaKindOfUrl(url: string): MediaKind {
  const { host, path } = splitUrl(url);
  const player = PLAYERS.find((known) => isAt(host, known.host) && known.path.test(path));
  if (player !== undefined) {
    return player.kind;
  }
  const byHost = HOST_KINDS.find(([known]) => isAt(host, known));
  if (byHost !== undefined) {
    return byHost[1];
  }
  if (path.includes('/scorm/')) {
    return 'SCORM';
  }
  return EXTENSION_KINDS.get(/\.([a-z0-9]+)$/.exec(path)?.[1] ?? '') ?? 'LINK';
}

/** The kind of a lecture's media; a source with times is a live lecture. Null without media. */
export function mediaKind(source: MediaSource | null): MediaKind | null {
  if (source === null) {
    return null;
  }
  return typeof source === 'string' ? mediaKindOfUrl(source) : 'LIVE_LECTURE';
}

/** YouTube, Vimeo, loom, Kinescope, mp4 and webm count as video for the type of a lecture (OP-18). */
export function isVideoUrl(url: string): boolean {
  return VIDEO_KINDS.has(mediaKindOfUrl(url));
}

const isAt = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`);

function splitUrl(url: string): { host: string; path: string } {
  const written = URL.parse(url, 'http://own.invalid');
  if (written === null) {
    return { host: '', path: '' };
  }
  const { hostname, pathname } = destinationOf(written);
  return { host: hostname.toLowerCase(), path: pathname.toLowerCase() };
}

/** Where an address leads in the end, as it says itself: nobody is asked (OP-201). */
function destinationOf(address: URL): URL {
  let destination = address;
  for (let count = 0; count < mostRedirects; count += 1) {
    const { hostname, pathname, searchParams, href } = destination;
    const names = redirects.find(({ place }) => place.test(`${hostname}${pathname}`))?.names ?? [];
    const next = names.flatMap((name) => searchParams.get(name) ?? [])[0];
    const target = next === undefined ? null : URL.parse(next, href);
    if (target === null) {
      return destination;
    }
    destination = target;
  }
  return destination;
}
