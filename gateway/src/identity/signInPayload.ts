import type { SignInPayload, Tokens } from '../generated/resolverTypes.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import type { Context } from '../context.ts';
import { userError, type GatewayCode } from '../errors.ts';
import { findWorkspace } from '../workspace/findWorkspace.ts';
import { postConsentUser, postWorkspace } from '../workspace/workspaceApi.ts';
import { defaultConsentId } from '../workspace/acceptConsent.ts';
import { isTrialHost, toWorkspace, type WorkspaceModel } from '../workspace/workspaceMappers.ts';
import type { IssuedTokens } from './tokens.ts';
import { readViewer, type ViewerModel } from './Viewer.ts';

export type SignInPayloadModel = Omit<SignInPayload, 'viewer' | 'createdWorkspace' | 'userErrors'> & {
  readonly userErrors: UserErrorModel[];
  viewer: ViewerModel | null;
  createdWorkspace: WorkspaceModel | null;
};

export const refusedSignIn = (userErrors: UserErrorModel[]): SignInPayloadModel => ({
  viewer: null,
  tokens: null,
  createdWorkspace: null,
  registered: false,
  userErrors,
});

/** Nobody gets an account without having accepted what it comes with. */
export const refusedWithoutConsent = (): SignInPayloadModel =>
  refusedSignIn([
    userError('CONSENT_REQUIRED' satisfies GatewayCode, 'Accept the privacy policy and the terms', 'consent'),
  ]);

export interface SignInOptions {
  readonly returnTokens: boolean;
  /** Whether the account was made just now. */
  readonly registered?: boolean;
}

/**
 * AUTH-09, AUTH-10: takes the tokens over, loads the workspace (at the host of a trial: makes it, before anything is asked about the
 * rights in it), accepts its active consent, and reads who it is.
 */
export async function completeSignIn(
  context: Context,
  issued: IssuedTokens,
  { returnTokens, registered = false }: SignInOptions,
): Promise<SignInPayloadModel> {
  context.session.replace(issued, returnTokens);
  context.forgetLoaders();
  const trial = isTrialHost(context.host) ? await makeTrial(context) : null;
  const [viewer, accepted] = await Promise.all([readViewer(context), acceptActiveConsent(context, trial?.workspace)]);
  const tokens: Tokens | null = returnTokens ? { ...issued } : null;
  return {
    // Who was read a moment before the consent was noted.
    viewer: viewer.consentDue?.consentId === accepted ? { ...viewer, consentDue: null } : viewer,
    tokens,
    createdWorkspace: trial?.isNew ? trial.workspace : null,
    registered,
    userErrors: [],
  };
}

/** OP-48. A trial that cannot be made now keeps nobody out; it is made at the next sign-in. */
async function makeTrial(context: Context): Promise<{ workspace: WorkspaceModel; isNew: boolean } | null> {
  try {
    const { status, body } = await postWorkspace(context.rest);
    return { workspace: toWorkspace(body), isNew: status === 201 };
  } catch (error) {
    context.log.warn({ err: error }, 'the trial workspace could not be made');
    return null;
  }
}

/** WS-20: the raw id of what was accepted. A consent that cannot be noted keeps nobody out (null); it is noted at the next sign-in. */
async function acceptActiveConsent(context: Context, known: WorkspaceModel | undefined): Promise<number | null> {
  try {
    const workspace = known ?? (await findWorkspace(context));
    const consentId = workspace?.activeConsent?.consentId ?? defaultConsentId;
    await postConsentUser(context.rest, consentId);
    return consentId;
  } catch (error) {
    context.log.warn({ err: error }, 'consent could not be accepted');
    return null;
  }
}
