import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { hosts } from '../support/hosts.ts';
import type { Servers } from '../support/servers.ts';
import { perSecond } from './perSecond.ts';
import { percentile } from './steadyCaller.ts';

const PATH = '/api/v1/public/courses?page=0&size=25&q=template%3D%3Dfalse&include=outline';
/** Of someone who looks now and then. */
const PAUSE_MS = 20;

export interface CataloguePages {
  /** Pages a second that are known already. */
  readonly measureRevalidated: (milliseconds: number) => Promise<number>;
  readonly measureWhole: (milliseconds: number) => Promise<number>;
  /** Milliseconds that one caller waits who asks now and then, at most in 99 of 100 cases. */
  waitAlone(milliseconds: number): Promise<number>;
  close(): Promise<void>;
}

export async function openCatalogue(servers: Servers, clients: number): Promise<CataloguePages> {
  const pool = new Pool(servers.platformUrl, { connections: clients });
  const ask = async (etag?: string): Promise<string> => {
    const { statusCode, headers, body } = await pool.request({
      method: 'GET',
      path: PATH,
      headers: { 'x-forwarded-host': hosts.lectern, ...(etag === undefined ? {} : { 'if-none-match': etag }) },
    });
    await body.dump();
    if (statusCode !== (etag === undefined ? 200 : 304)) throw new Error(`The catalogue answered ${statusCode}`);
    return String(headers['etag']);
  };
  const etag = await ask();
  return {
    measureRevalidated: (milliseconds) => perSecond(milliseconds, clients, async () => void (await ask(etag))),
    measureWhole: (milliseconds) => perSecond(milliseconds, clients, async () => void (await ask())),
    async waitAlone(milliseconds) {
      const until = Date.now() + milliseconds;
      const waits: number[] = [];
      while (Date.now() < until) {
        const begun = performance.now();
        await ask(etag);
        waits.push(performance.now() - begun);
        await sleep(PAUSE_MS);
      }
      return percentile(waits, 99);
    },
    close: () => pool.close(),
  };
}
