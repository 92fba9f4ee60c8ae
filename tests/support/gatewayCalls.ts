import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** A call that the gateway can make: method and path with the dummies that stood for its parameters. */
export interface GatewayCall {
  readonly method: string;
  readonly path: string;
  /** The function that makes it, with its file. */
  readonly source: string;
}

/** Stands for any argument: reads as `1` in an address, as a text, as a list of one, as an owner of each kind, and as what names a thread. */
const dummies = ['course', 'usercourse'].map((kind) =>
  Object.assign([1], { kind, id: 1, token: '1', threadId: 1, page: 0, size: 1, toWellFormed: () => '1' }),
);

/**
 * Every call that the functions of the gateway's `<domain>Api.ts` files make, found by calling each of them with a recorder. No
 * address is built anywhere else in the gateway.
 */
export async function gatewayCalls(): Promise<readonly GatewayCall[]> {
  const calls: GatewayCall[] = [];
  for (const file of globSync('gateway/src/*/*Api.ts', { cwd: ROOT })) {
    const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>;
    for (const [name, send] of Object.entries(module)) {
      if (typeof send !== 'function') continue;
      for (const dummy of dummies) {
        const record = (method: string, path: string) => {
          calls.push({ method, path: path.split('?')[0] ?? path, source: `${name} in ${file}` });
        };
        const answer = (send as (...args: unknown[]) => unknown)(recorder(record), dummy, dummy, dummy, dummy);
        // Some only tell the address, for a call that is made without a token.
        if (typeof answer === 'string') record('GET', answer);
        // The recorder answers nothing that could be read; what was sent is all that counts.
        else await (answer as Promise<unknown>).catch(() => undefined);
      }
    }
  }
  return calls;
}

/** Takes the place of the gateway's `Rest` and of the caller of its token endpoint. */
function recorder(record: (method: string, path: string) => void) {
  const as = (method: string) => (path: string) => {
    record(method, path);
    return Promise.reject(new Error('recorded'));
  };
  return {
    getPublic: as('GET'),
    getPublicVersion: as('GET'),
    getPublicText: as('GET'),
    getUnkept: as('GET'),
    get: as('GET'),
    write: (method: string, path: string) => as(method)(path),
    post: as('POST'),
    put: as('PUT'),
    patch: as('PATCH'),
    delete: as('DELETE'),
    postPublic: as('POST'),
    client: { id: '', secret: '' },
    callerHeaders: {},
    trace: { calls: 0, mostCalls: Number.POSITIVE_INFINITY },
    signal: new AbortController().signal,
    upstream: { send: ({ method, path }: { method: string; path: string }) => as(method)(path) },
  };
}
