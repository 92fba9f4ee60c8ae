import contract from '../../../../contracts/mediaKinds.json' with { type: 'json' };
import { destinationOf } from '../../section/media/destinationOf.ts';
import type { MediaKind } from '../../section/media/Media.tsx';
import type { MediaSource } from '../draft/courseDraft.ts';

const byHost = Object.entries(contract.hosts) as readonly (readonly [host: string, kind: MediaKind])[];
const players = Object.entries(contract.players) as readonly (readonly [
  host: string,
  player: { readonly kind: MediaKind; readonly path: string },
])[];
const byExtension: ReadonlyMap<string, string> = new Map(Object.entries(contract.extensions));

/** What the media of a lecture that is not saved yet lead to, by the rules of the platform (OP-18); null without an address. */
export function mediaKindOf({ url, startTime, finishTime }: MediaSource): MediaKind | null {
  if (startTime !== null && finishTime !== null) return 'LIVE_LECTURE';
  const address = URL.parse(url, window.location.origin);
  if (url.trim() === '' || !address) return null;
  const { hostname, pathname } = destinationOf(address);
  const isAt = (host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);
  const player = players.find(([host, { path }]) => isAt(host) && new RegExp(path).test(pathname.toLowerCase()));
  if (player) return player[1].kind;
  const known = byHost.find(([host]) => isAt(host));
  if (known) return known[1];
  if (pathname.includes('/scorm/')) return 'SCORM';
  const extension = /\.([a-z0-9]+)$/.exec(pathname.toLowerCase())?.[1];
  return (byExtension.get(extension ?? '') as MediaKind | undefined) ?? 'LINK';
}
