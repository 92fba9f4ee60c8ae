import type { Client } from '../Client.ts';
import { createClient, type ClientOptions } from '../createClient.ts';

/** A client that waits for nothing longer than a test likes. */
export const testClient = (host: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({
    host,
    clientName: 'tests',
    clientVersion: '1.2.3',
    retry: { tries: 3, firstWaitMs: 1, mostWaitMs: 100 },
    ...options,
  });
