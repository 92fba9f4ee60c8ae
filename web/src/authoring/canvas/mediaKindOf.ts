import contract from '../../../../contracts/mediaKinds.json' with { type: 'json' };
import type { MediaKind } from '../../section/media/Media.tsx';
import type { MediaSource } from '../draft/courseDraft.ts';

const byHost = Object.entries(contract.hosts) as readonly (readonly [host: string, kind: MediaKind])[];
const byExtension: ReadonlyMap<string, string> = new Map(Object.entries(contract.extensions));

/** What the media of a lecture that is not saved yet lead to, by the rules of the platform (OP-18); null without an address. */
export function mediaKindOf({ url, startTime, finishTime }: MediaSource): MediaKind | null {
  if (startTime !== null && finishTime !== null) return 'LIVE_LECTURE';
  const address = URL.parse(url, window.location.origin);
  if (url.trim() === '' || !address) return null;
  const { hostname, pathname } = address;
  const known = byHost.find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  if (known) return known[1];
  if (pathname.includes('/scorm/')) return 'SCORM';
  const extension = /\.([a-z0-9]+)$/.exec(pathname.toLowerCase())?.[1];
  return (byExtension.get(extension ?? '') as MediaKind | undefined) ?? 'LINK';
}
