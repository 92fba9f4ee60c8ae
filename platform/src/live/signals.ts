/** Signals of all platforms of the installation, by one connection that does nothing but listen (ADR 0088). */
import { Client } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';

const channel = 'lectern_live';
const firstRetryMs = 500;
const longestRetryMs = 10_000;
/** A connection that was lost without a word is found by asking. */
const probeMs = 15_000;

export interface Signals {
  /**
   * Has `onSignal` called for each signal of the topic in the workspace, and once where signals may have been missed. Answers what ends that.
   */
  on(workspaceId: Id, topic: string, onSignal: () => void): () => void;
  /** Resolves once signals arrive; throws UNAVAILABLE while they cannot. */
  listening(): Promise<void>;
  close(): Promise<void>;
}

export function createSignals({ database }: Pick<Config, 'database'>, log: Pick<FastifyBaseLogger, 'warn'>): Signals {
  const listeners = new Map<string, Set<() => void>>();
  let connection: Promise<Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** The first listener connects: a process that nobody listens to needs none. */
  async function connect(): Promise<Client> {
    const client = new Client({
      // A pooler would lend the connection to others, and lose what it listens to.
      connectionString: database.directUrl,
      connectionTimeoutMillis: database.connectTimeoutMs,
      query_timeout: database.connectTimeoutMs,
      keepAlive: true,
      application_name: 'lectern-platform-live',
    });
    let probe: NodeJS.Timeout | undefined;
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost) {
        return;
      }
      isLost = true;
      clearInterval(probe);
      void endQuietly(client);
      if (connection === attempt) {
        connection = undefined;
        if (!isClosed) {
          log.warn({ err: error }, 'the connection for live signals was lost; it is made again');
          reconnectIn(firstRetryMs);
        }
      }
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => tell(listeners.get(payload)));
    const attempt = connection;
    await client.connect();
    await client.query(`listen ${channel}`);
    probe = setInterval(() => void client.query('select 1').catch(lose), probeMs).unref();
    return client;
  }

  function connected(): Promise<Client> {
    if (connection === undefined) {
      const { promise, resolve, reject } = Promise.withResolvers<Client>();
      connection = promise;
      promise.catch(() => {
        if (connection === promise) {
          connection = undefined;
        }
      });
      void connect().then(resolve, reject);
    }
    return connection;
  }

  /** What was told meanwhile nobody has heard: everyone is to look. */
  function reconnectIn(ms: number): void {
    clearTimeout(retry);
    retry = setTimeout(() => void reconnect(ms), ms).unref();
  }

  async function reconnect(ms: number): Promise<void> {
    if (isClosed || listeners.size === 0) {
      return;
    }
    try {
      await connected();
    } catch {
      reconnectIn(Math.min(ms * 2, longestRetryMs));
      return;
    }
    for (const each of listeners.values()) {
      tell(each);
    }
  }

  return {
    on(workspaceId, topic, onSignal) {
      const key = `${workspaceId} ${topic}`;
      const others = listeners.get(key) ?? new Set();
      // A function of its own, so that the same one may listen twice.
      const own = (): void => onSignal();
      listeners.set(key, others.add(own));
      return () => {
        others.delete(own);
        if (others.size === 0 && listeners.get(key) === others) {
          listeners.delete(key);
        }
      };
    },
    async listening() {
      try {
        await connected();
      } catch (cause) {
        throw new DomainError('UNAVAILABLE', { cause });
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}

function tell(listeners: ReadonlySet<() => void> | undefined): void {
  for (const each of listeners ?? []) {
    each();
  }
}

/** Of a connection that is lost nothing is left to say. */
async function endQuietly(client: Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // It had ended.
  }
}
