import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** True when nothing listens on the port of this address. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Below the ports that systems give to outgoing connections and to anyone who asks for any port. */
const FREE_PORTS = { from: 20_000, to: 32_000 };
const given = new Set<number>();

/**
 * A port that nobody uses, another one at each call of this process. Anyone who gets it may take its time before listening: no
 * connection is given it meanwhile.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(FREE_PORTS.from, FREE_PORTS.to);
    if (given.has(port) || !(await isPortFree(port, host))) {
      continue;
    }
    given.add(port);
    return port;
  }
}

/** The wanted port when it is free, else the next free one among the `span` after it, else any free one. */
export async function nextFreePort(wanted: number | undefined, span = 20): Promise<number> {
  if (!wanted) {
    return freePort();
  }
  for (let port = wanted; port <= wanted + span && port < 65_536; port += 1) {
    if (await isPortFree(port)) {
      return port;
    }
  }
  return freePort();
}
