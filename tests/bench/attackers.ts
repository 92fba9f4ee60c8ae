import { Pool } from 'undici';

/** Asks one document again and again; a process of `fairness.ts`. */
export interface Attack {
  readonly gatewayUrl: string;
  readonly host: string;
  readonly query: string;
  /** How many ask at a time. */
  readonly attackers: number;
}

const { gatewayUrl, host, query, attackers } = JSON.parse(process.argv[2] ?? '') as Attack;
const pool = new Pool(gatewayUrl, { connections: attackers });

/** What they got. */
export interface Attacked {
  readonly answered: number;
  /** With any other status than 200. */
  readonly refused: number;
}

const over = new AbortController();
let answered = 0;
let refused = 0;
process.once('message', () => over.abort());

async function attack(_attacker: unknown, index: number): Promise<void> {
  while (!over.signal.aborted) {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: { host, 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index + 1}` },
      // Never the same text, so that nothing of it is kept.
      body: JSON.stringify({ query: `${query} # ${Math.random()}` }),
    });
    await body.dump();
    if (statusCode === 200) answered += 1;
    else refused += 1;
    if (answered + refused === 1) process.send?.('begun');
  }
}

await Promise.all(Array.from({ length: attackers }, attack));
process.send?.({ answered, refused } satisfies Attacked);
await pool.close();
process.disconnect();
