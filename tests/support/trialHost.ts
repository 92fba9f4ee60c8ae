import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asOwner, ownerUrlOf } from './database.ts';
import { newUsername, password } from './hosts.ts';
import { createRestClient, signedIn, type RestClient } from './restClient.ts';

/** A workspace that a journey has made for itself at a host of its own, and who made it. */
export interface TrialHost {
  readonly host: string;
  /** Address of the web client there, without a slash at the end. */
  readonly origin: string;
  readonly workspaceId: number;
  readonly creator: { readonly username: string; readonly name: string; readonly rest: RestClient };
  /** Moves the creation back by some days. */
  age(days: number): Promise<void>;
}

const REGISTER = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      createdWorkspace {
        workspaceId
      }
      userErrors {
        code
      }
    }
  }
`;

/** The address of the product at a host that nobody has used yet. */
export function unusedOrigin(baseURL: string | undefined): { readonly host: string; readonly origin: string } {
  const host = `${randomUUID()}.localhost`;
  const address = new URL(baseURL ?? '');
  address.hostname = host;
  return { host, origin: address.origin };
}

/** Registers at an unused host; the page's browser is then signed in there as the creator. */
export async function makeTrial(page: Page, baseURL: string | undefined): Promise<TrialHost> {
  const { host, origin } = unusedOrigin(baseURL);
  const [username, name] = [newUsername(), 'Ada Example'];
  // In the browser itself, which alone knows where such a host is.
  await page.goto(`${origin}/signin`);
  const input = { username, password, name, consent: true, language: 'EN' };
  const answer = await page.evaluate(
    async ([query, variables]) => {
      const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
      const body = JSON.stringify({ query, variables });
      return (await fetch('/graphql', { method: 'POST', headers, body })).text();
    },
    [REGISTER, { input }] as const,
  );
  const { data } = JSON.parse(answer) as {
    data?: { register: { createdWorkspace: { workspaceId: number } | null } };
  };
  const workspaceId = data?.register.createdWorkspace?.workspaceId;
  if (workspaceId === undefined) throw new Error(`No workspace was made: ${answer}`);
  const rest = await signedIn(platformAt(host), username);
  return { host, origin, workspaceId, creator: { username, name, rest }, age: agerOf(workspaceId) };
}

/** The platform of the journeys at a host. */
export const platformAt = (host: string): RestClient =>
  createRestClient(`http://localhost:${process.env['E2E_PLATFORM_PORT'] ?? '4311'}`, host);

/** Moves the creation of a workspace back by some days. */
const agerOf = (workspaceId: number) => async (days: number) => {
  const ownerUrl = await ownerUrlOf(process.env['E2E_DATA'] ?? '');
  await asOwner(
    { ownerUrl },
    'update workspace set created_time = now() - make_interval(days => $2) where workspace_id = $1',
    [workspaceId, days],
  );
};
