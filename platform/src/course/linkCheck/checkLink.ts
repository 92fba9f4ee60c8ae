/** Whether an address of another site still leads anywhere (OP-269). */
import { OutboundError, type Outbound } from '../../outbound/outboundClient.ts';

export type LinkState = 'LINK_WORKS' | 'LINK_DEAD' | 'LINK_UNSURE';

export interface CheckedLink {
  readonly state: LinkState;
  /** Of the last answer; null without one. */
  readonly status: number | null;
}

const mostRedirects = 5;

/** These say that the page is gone. Others, such as 401, 403 and 429, say that we may not look: people may all the same. */
const gone: ReadonlySet<number> = new Set([404, 410, 451]);

/** Pages of videos answer 200 also for one that is gone; what tells others how to embed it does not. */
const videoSites: readonly { readonly hosts: readonly string[]; readonly tell: (address: string) => string }[] = [
  {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    tell: (address) => `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(watched(address))}`,
  },
  {
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    tell: (address) => `https://vimeo.com/api/oembed.json?url=${encodeURIComponent(address)}`,
  },
];

/** The page of an embedded video. */
const watched = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+\/embed\/([\w-]+).*$/, 'https://www.youtube.com/watch?v=$1');

export async function checkLink(outbound: Pick<Outbound, 'fetch'>, address: string): Promise<CheckedLink> {
  const video = videoSites.find(({ hosts }) => hosts.includes(new URL(address).hostname));
  try {
    if (video !== undefined) {
      const status = await statusOf(outbound, video.tell(address), 'GET');
      return judged(status === 400 ? 404 : status);
    }
    const asked = await statusOf(outbound, address, 'HEAD');
    // Many servers do not know HEAD, and some answer it otherwise.
    return judged(asked < 400 ? asked : await statusOf(outbound, address, 'GET'));
  } catch (error) {
    if (!(error instanceof OutboundError)) {
      throw error;
    }
    // More than we read is there; a name that nobody has is gone; what is slow, or not for us to call, is not told.
    const states = {
      too_large: 'LINK_WORKS',
      unreachable: 'LINK_DEAD',
      too_slow: 'LINK_UNSURE',
      refused: 'LINK_UNSURE',
    } as const satisfies Record<OutboundError['failure'], LinkState>;
    return { state: states[error.failure], status: null };
  }
}

const judged = (status: number): CheckedLink => ({
  state: gone.has(status) ? 'LINK_DEAD' : status < 400 ? 'LINK_WORKS' : 'LINK_UNSURE',
  status,
});

/** After redirects; of a circle of them the last one. */
async function statusOf(outbound: Pick<Outbound, 'fetch'>, address: string, method: 'HEAD' | 'GET'): Promise<number> {
  let url = new URL(address);
  for (let step = 0; ; step += 1) {
    const answer = await outbound.fetch(url.href, { method });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null || step === mostRedirects) {
      return answer.status;
    }
    if (!URL.canParse(location, url.href)) {
      return 404;
    }
    url = new URL(location, url);
  }
}
