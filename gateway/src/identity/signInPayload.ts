import type { SignInPayload, Tokens, UserError } from '../generated/resolverTypes.ts';
import type { Context } from '../context.ts';
import { findWorkspace } from '../workspace/findWorkspace.ts';
import { postConsentUser } from '../workspace/workspaceApi.ts';
import { defaultConsentId } from '../workspace/acceptConsent.ts';
import { postPasswordGrant } from './tokenApi.ts';
import { readViewer, type ViewerModel } from './Viewer.ts';

export type SignInPayloadModel = Omit<SignInPayload, 'viewer'> & { viewer: ViewerModel | null };

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly returnTokens: boolean;
}

export const refusedSignIn = (userErrors: UserError[]): SignInPayloadModel => ({
  viewer: null,
  tokens: null,
  userErrors,
});

/**
 * AUTH-09: gets the tokens, takes them over, accepts the active consent, and reads who it is. Rejects with the RestError of a
 * refused sign-in.
 */
export async function signInWith(
  context: Context,
  { username, password, returnTokens }: Credentials,
): Promise<SignInPayloadModel> {
  context.rest.trace.calls += 1;
  const issued = await postPasswordGrant(context.tokenCaller, username, password);
  context.session.replace(issued, returnTokens);
  context.forgetLoaders();
  const [viewer] = await Promise.all([readViewer(context), acceptActiveConsent(context)]);
  const tokens: Tokens | null = returnTokens ? { ...issued } : null;
  return { viewer, tokens, userErrors: [] };
}

/** WS-20. A consent that cannot be noted keeps nobody out; it is noted at the next sign-in. */
async function acceptActiveConsent(context: Context): Promise<void> {
  try {
    const workspace = await findWorkspace(context);
    await postConsentUser(context.rest, workspace?.activeConsent?.consentId ?? defaultConsentId);
  } catch (error) {
    context.log.warn({ err: error }, 'consent could not be accepted');
  }
}
