import { argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { asOwner } from '../support/database.ts';
import { hosts } from '../support/hosts.ts';
import { createRestClient, postToken, registerLearner } from '../support/restClient.ts';
import type { Servers } from '../support/servers.ts';
import { perSecond } from './perSecond.ts';

export interface SignIns {
  /** Sign-ins a second of all people together. */
  readonly measure: (milliseconds: number) => Promise<number>;
  /** What `work` answers while all of them sign in again and again. */
  during<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The cost of the hash that was stored last, as sign-ins prove it. */
let cost: { memory: number; passes: number; parallelism: number } | undefined;

export async function openSignIns(servers: Servers, clients: number): Promise<SignIns> {
  const visitor = createRestClient(servers.platformUrl, hosts.lectern);
  const names: string[] = [];
  for (let index = 0; index < clients; index += 1) names.push((await registerLearner(visitor)).user.username);
  const [row] = await asOwner<{ password_hash: string }>(
    servers,
    'select password_hash from app_user where username = $1',
    [names[0]],
  );
  const [, memory, passes, parallelism] = /m=(\d+),t=(\d+),p=(\d+)/.exec(row?.password_hash ?? '') ?? [];
  cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const signIn = async (client: number): Promise<void> => void (await postToken(visitor, names[client] ?? ''));
  return {
    measure: (milliseconds) => perSecond(milliseconds, clients, signIn),
    async during(work) {
      const over = new AbortController();
      const all = names.map(async (_name, client) => {
        while (!over.signal.aborted) await signIn(client);
      });
      try {
        return await work();
      } finally {
        over.abort();
        await Promise.all(all);
      }
    },
    close: () => Promise.resolve(),
  };
}

/** Passwords a second that this process proves on all cores. */
export async function measurePasswordLimit(milliseconds: number): Promise<number> {
  const { memory = 0, passes = 0, parallelism = 0 } = cost ?? {};
  const derive = promisify(argon2);
  const parameters = { message: 'lectern-demo', nonce: randomBytes(16), memory, passes, parallelism, tagLength: 32 };
  return perSecond(milliseconds, availableParallelism(), async () => void (await derive('argon2id', parameters)));
}
