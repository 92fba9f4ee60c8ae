import { LRUCache } from 'lru-cache';
import { inTime } from './inTime.ts';

/** What a page was drawn of, as bytes. */
export type DrawnOf = readonly Buffer[];

/** A page, or that it cannot be drawn of its answers. */
interface Drawing {
  readonly of: DrawnOf;
  readonly html: string | null;
}

interface Flight {
  readonly of: DrawnOf;
  readonly page: Promise<string | null>;
}

/**
 * Pages that were drawn, each with what it was drawn of: it stands while that is the same. Pages that are asked for at the same time are drawn
 * once.
 */
export interface DrawnStore {
  /** The page that stands: null where it cannot be drawn of this, undefined where nothing is known. */
  find(key: string, of: DrawnOf): string | null | undefined;
  /** The page once it is drawn, null where it cannot be; undefined while too many others are being drawn. Never rejects. */
  draw(key: string, of: DrawnOf, options: DrawOptions): Promise<string | null> | undefined;
}

export interface DrawOptions {
  /** Whether the same is going to come again: other pages would push out those that stand. */
  readonly isKept: boolean;
  readonly draw: () => Promise<string>;
  readonly failed: (error: unknown) => void;
}

/** They take turns on one thread: what comes while so many wait is as quick without. */
const mostFlights = 8;
/** What has not come by then never does, and would take the place of others for good. */
const longestDrawMs = 5_000;

export function createDrawnStore(maxBytes: number): DrawnStore {
  const kept = new LRUCache<string, Drawing>({
    maxSize: maxBytes,
    sizeCalculation: ({ of, html }, key) =>
      (key.length + (html?.length ?? 0)) * 2 + of.reduce((sum, bytes) => sum + bytes.length, 0) + 512,
  });
  const flights = new Map<string, Flight>();

  async function settle(key: string, of: DrawnOf, { isKept, draw, failed }: DrawOptions): Promise<string | null> {
    const fail = (error: unknown): null => {
      failed(error);
      return null;
    };
    let isLate = false;
    const late = (): null => {
      isLate = true;
      return fail(new Error('The page was not drawn in time'));
    };
    const html = await inTime(longestDrawMs, draw(), late).catch(fail);
    flights.delete(key);
    // A busy moment says nothing about the page.
    if (isKept && !isLate) kept.set(key, { of, html });
    return html;
  }

  return {
    find(key, of) {
      const known = kept.get(key);
      return known !== undefined && isSame(known.of, of) ? known.html : undefined;
    },
    draw(key, of, options) {
      const running = flights.get(key);
      if (running !== undefined) return isSame(running.of, of) ? running.page : undefined;
      if (flights.size >= mostFlights) return undefined;
      const page = settle(key, of, options);
      flights.set(key, { of, page });
      return page;
    },
  };
}

const isSame = (one: DrawnOf, other: DrawnOf): boolean =>
  one.length === other.length && one.every((bytes, index) => bytes.equals(other[index] as Buffer));
