import type { TestProject } from 'vitest/node';
import { startServers } from './servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a gateway over the demo workspaces, without a slash at the end. */
    gatewayUrl: string;
    /** Address of its platform, likewise. */
    platformUrl: string;
  }
}

/** Starts the servers once for all contract tests. Tests make people and courses of their own and change nothing else. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startServers();
  project.provide('gatewayUrl', servers.gatewayUrl);
  project.provide('platformUrl', servers.platformUrl);
  return () => servers.stop();
}
