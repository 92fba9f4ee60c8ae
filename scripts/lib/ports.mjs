import { createServer } from 'node:net';

/** True when nothing listens on the port of this address. */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** A port that the system has just given out and that nobody uses. */
export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The wanted port when it is free, else the next free one among the `span` after it, else any free one. */
export async function nextFreePort(wanted, span = 20) {
  if (!wanted) return freePort();
  for (let port = wanted; port <= wanted + span && port < 65_536; port += 1) {
    if (await isPortFree(port)) return port;
  }
  return freePort();
}
