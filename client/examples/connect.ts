import { createClient, type Client } from '@lectern/client';

/** As the environment says: the host of the workspace in `LECTERN_HOST`, and an API token in `LECTERN_TOKEN`. */
export function connect(clientName: string): Client {
  const { LECTERN_HOST: host, LECTERN_TOKEN: token } = process.env;
  if (!host || !token) {
    throw new Error('Set LECTERN_HOST and LECTERN_TOKEN.');
  }
  return createClient({ host, token, clientName, clientVersion: '1.0.0' });
}
