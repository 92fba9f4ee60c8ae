import type { MutationResolvers, SignOutInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postLogout } from './identityApi.ts';

/**
 * AUTH-11. The browser's cookies go in any case: nobody is kept signed in because the platform is away. Signing out everywhere fails
 * then: nobody may believe that a lost device is signed out while it is not.
 */
export const signOut: NonNullable<MutationResolvers['signOut']> = mutation(async (input: SignOutInput, context) => {
  if (context.session.isSignedIn()) {
    const everywhere = input.everywhere ?? false;
    try {
      await postLogout(context.rest, everywhere);
    } catch (error) {
      if (everywhere) throw error;
      context.log.warn({ err: error }, 'tokens could not be revoked');
    }
  }
  context.session.replace(null);
  return { signedOut: true };
});
