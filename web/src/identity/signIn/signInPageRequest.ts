import type { PageRequest } from '../../routing/pageRequest.ts';

/** The name of the parameter that carries the token of an invitation's link. */
export const invitationParameter = 'invitation_token';

/** Ways to sign in, and who is invited where the address carries an invitation. */
export const signInPageRequest: PageRequest<{ invitationToken: string; invited: boolean }> = {
  name: 'SignInPageQuery',
  variables({ search }) {
    const invitationToken = new URLSearchParams(search).get(invitationParameter) ?? '';
    return { invitationToken, invited: invitationToken !== '' };
  },
};
