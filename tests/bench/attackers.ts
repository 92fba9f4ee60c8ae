import { Pool } from 'undici';

/** Asks for every lecture of a course at once, again and again; a process of `fairness.ts`. */
export interface Attack {
  readonly gatewayUrl: string;
  readonly host: string;
  readonly courseId: number;
  /** How many ask at a time. */
  readonly attackers: number;
}

const { gatewayUrl, host, courseId, attackers } = JSON.parse(process.argv[2] ?? '') as Attack;
const pool = new Pool(gatewayUrl, { connections: attackers });
const query = `{ course(id: ${courseId}) { modules { lectures { name content { __typename ... on LectureContent { sections { __typename } } } } } } }`;

const over = new AbortController();
let answered = 0;
process.once('message', () => over.abort());

async function attack(): Promise<void> {
  while (!over.signal.aborted) {
    const { body } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: { host, 'content-type': 'application/json' },
      // Never the same text, so that nothing of it is kept.
      body: JSON.stringify({ query: `${query} # ${Math.random()}` }),
    });
    await body.dump();
    answered += 1;
    if (answered === 1) process.send?.(answered);
  }
}

await Promise.all(Array.from({ length: attackers }, attack));
process.send?.(answered);
await pool.close();
process.disconnect();
