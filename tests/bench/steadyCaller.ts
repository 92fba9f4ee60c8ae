import type { Pool } from 'undici';

/** Someone who asks one document again and again at a steady pace, and what they saw. */
export interface SteadyCaller {
  readonly host: string;
  /** As the gateway's proxy tells it, so that callers count as different people. */
  readonly address: string;
  /** Of a bearer; null for a visitor. */
  readonly token: string | null;
  readonly query: string;
  readonly everyMs: number;
}

export interface Measured {
  /** Milliseconds, one of each answer. */
  readonly times: readonly number[];
  readonly failed: number;
}

/** Asks whether or not the answers before have come. */
export async function measure(
  pool: Pool,
  { host, address, token, query, everyMs }: SteadyCaller,
  forMs: number,
): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const running = new Set<Promise<void>>();
  const ask = async (): Promise<void> => {
    const begun = performance.now();
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: {
        host,
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    const text = await body.text();
    times.push(performance.now() - begun);
    if (statusCode !== 200 || text.startsWith('{"errors"')) failed += 1;
  };
  const begun = performance.now();
  for (let count = 0; count * everyMs < forMs; count += 1) {
    const wait = begun + count * everyMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const asked = ask().finally(() => running.delete(asked));
    running.add(asked);
  }
  await Promise.all(running);
  return { times, failed };
}

export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}
