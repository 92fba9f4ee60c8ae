import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { OutboundError, type Outbound } from '../../outbound/outboundClient.ts';
import { createLimiter } from '../../shared/limiter.ts';
import { isStillOfVimeo, vimeoLookupUrl, youtubeStillUrl, type HostedVideo } from './stillRules.ts';

export interface StillFinder {
  /**
   * The still of a video as WebP, from memory where someone asked for it lately; null where its site has none, cannot be reached or
   * answers something else. Throws UNAVAILABLE when too many others wait.
   */
  find(video: HostedVideo): Promise<Buffer | null>;
}

const dayMs = 24 * 3600 * 1000;
/** A video that is not there is not asked for with every page; a site that was away is asked again soon. */
const missingMs = 10 * 60_000;
const concurrency = 4;
const mostWaiting = 100;
const largestBytes = 2_000_000;
const mostPixels = 10_000_000;
/** Twice as wide as a phone; wider ones are made smaller. */
const widest = 960;
const entryBytes = 200;

const oembed = z.object({ thumbnail_url: z.string().max(2000) });

/** Finds stills of videos at their sites, few at a time, and keeps up to `cacheBytes` of them for a day. */
export function createStillFinder(outbound: Outbound, config: Config['stills']): StillFinder {
  const limiter = createLimiter({ concurrency, queueLength: mostWaiting });
  // Equal questions wait for the same answer.
  const known = new LRUCache<string, Buffer | 'none', HostedVideo>({
    maxSize: config.cacheBytes,
    ttl: dayMs,
    sizeCalculation: (still) => entryBytes + (still === 'none' ? 0 : still.length),
    fetchMethod: async (_key, _stale, { context: video, options }) => {
      const still = await limiter.run(() => ask(video));
      options.ttl = still === null ? missingMs : dayMs;
      return still ?? 'none';
    },
  });

  async function ask(video: HostedVideo): Promise<Buffer | null> {
    try {
      const url =
        video.host === 'youtube' ? youtubeStillUrl(config.youtubeUrl, video.id) : await vimeoStillUrl(outbound, video);
      return url === null ? null : await readPicture(url);
    } catch (error) {
      if (error instanceof OutboundError) {
        return null;
      }
      throw error;
    }
  }

  async function vimeoStillUrl(from: Outbound, video: HostedVideo): Promise<string | null> {
    const answer = await from.fetch(vimeoLookupUrl(config.vimeoUrl, video));
    const found = oembed.safeParse(answer.status === 200 ? await answer.json().catch(() => null) : null);
    const url = found.data?.thumbnail_url;
    return url !== undefined && isStillOfVimeo(url, config.vimeoPicturesUrl) ? url : null;
  }

  async function readPicture(url: string): Promise<Buffer | null> {
    const answer = await outbound.fetch(url, { largestAnswerBytes: largestBytes });
    return answer.status === 200 ? asWebp(Buffer.from(await answer.arrayBuffer())) : null;
  }

  return {
    async find(video) {
      const still = await known.forceFetch(`${video.host} ${video.id} ${video.key ?? ''}`, { context: video });
      return still === 'none' ? null : still;
    },
  };
}

/** Decodes what came and writes its pixels again, so that only a picture is served from our address; null for anything else. */
async function asWebp(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') {
      return null;
    }
    return await picture.autoOrient().resize({ width: widest, withoutEnlargement: true }).webp().toBuffer();
  } catch {
    return null;
  }
}
