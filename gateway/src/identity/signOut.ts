import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postLogout } from './identityApi.ts';

/** AUTH-11. The browser's cookies go in any case: nobody is kept signed in because the platform is away. */
export const signOut: NonNullable<MutationResolvers['signOut']> = async (_root, { input }, context) => {
  if (context.session.isSignedIn()) {
    try {
      await postLogout(context.rest, input.everywhere ?? false);
    } catch (error) {
      context.log.warn({ err: error }, 'tokens could not be revoked');
    }
  }
  context.session.replace(null);
  context.forgetLoaders();
  return { signedOut: true, userErrors: [] };
};
