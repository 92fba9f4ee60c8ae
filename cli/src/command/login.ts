import { SignInDocument } from '@lectern/client';
import { Api } from '../api/Api.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { hostAddress } from '../session/hostAddress.ts';

/** Signs in at a host, and stores its tokens. */
export async function login(context: Context, named: { host?: string; user?: string }): Promise<number> {
  const host = hostAddress(named.host ?? (await context.ask.text('Host: ')));
  const username = named.user ?? (await context.ask.text('E-mail address: '));
  const password = await context.ask.secret('Password: ');
  const api = new Api({ host, tokens: null });
  const { signIn } = await api.send(SignInDocument, { input: { username, password, returnTokens: true } });
  if (signIn?.tokens == null) {
    throw new Refusal(`Signing in was refused: ${signIn?.userErrors[0]?.message ?? 'no reason was given.'}`);
  }
  const { accessToken, refreshToken } = signIn.tokens;
  context.credentials.store(host, { accessToken, refreshToken });
  context.say(`Signed in at ${host} as ${signIn.viewer?.user.name ?? username}.`);
  return 0;
}
