import { inWorkspace } from '../db/database.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import type { Reply, TestApp, TestUser, UserOptions } from './testApp.ts';

export const demoPassword = 'correct horse battery';
let demoHash: Promise<string> | undefined;

/** A user who signs in by {@link demoPassword}. */
export async function aPasswordUser(server: TestApp, options: UserOptions = {}): Promise<TestUser> {
  demoHash ??= hashPassword(demoPassword);
  const passwordHash = await demoHash;
  const user = await server.aUser(options);
  await inWorkspace(server.db, user.workspaceId, (trx) =>
    trx
      .updateTable('app_user')
      .set({ password_hash: passwordHash })
      .where('app_user.user_id', '=', user.userId)
      .execute(),
  );
  return user;
}

export interface GrantBody {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly code?: number;
}

/** `POST /oauth/token` as the gateway calls it. */
export const grantTokens = (
  server: Pick<TestApp, 'call'>,
  form: Readonly<Record<string, string>>,
  host = 'localhost',
): Promise<Reply<GrantBody>> =>
  server.call('POST', '/oauth/token', {
    host,
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`,
    },
  });

export const signInByPassword = (
  server: Pick<TestApp, 'call'>,
  username: string,
  password = demoPassword,
  more: Readonly<Record<string, string>> = {},
): Promise<Reply<GrantBody>> => grantTokens(server, { grant_type: 'password', username, password, ...more });
