import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import { refusalOf } from '../../errors/refusal.ts';
import type { Failure } from '../../errors/errorText.ts';
import { answerCode, type PendingSignIn, type ProviderAnswer } from './externalSignIn.ts';
import { useEnterSession } from '../signIn/useEnterSession.ts';
import type { useFinishExternalSignInMutation } from './__generated__/useFinishExternalSignInMutation.graphql.ts';

/** The refusal of someone without an account who has not agreed to policy and terms. */
export const consentRequired = 'CONSENT_REQUIRED';

/** Gives what ends a sign-in at a provider with its answer (AUTH-05). A refusal without a code counts as 59 (ERR-18). */
export function useFinishExternalSignIn(): (
  pending: PendingSignIn,
  answer: ProviderAnswer,
  onFailed: (failure: Failure) => void,
) => void {
  const enterSession = useEnterSession();
  const [commit] = useMutation<useFinishExternalSignInMutation>(graphql`
    mutation useFinishExternalSignInMutation($input: SignInExternallyInput!) {
      signInExternally(input: $input) {
        ...useEnterSession_payload
        userErrors {
          code
          params
        }
      }
    }
  `);
  return useCallback(
    ({ realm, redirectUri, invitationToken, consent, next }, answer, onFailed) => {
      const { code, state } = answer;
      if (code === null) return onFailed({ code: answerCode(answer) });
      commit({
        variables: {
          input: {
            realm,
            proof: { code: { code, state, redirectUri } },
            consent,
            ...(invitationToken ? { invitationToken } : {}),
          },
        },
        onCompleted: ({ signInExternally }) => {
          const payload = answered(signInExternally);
          if (!enterSession(payload, next)) onFailed(refusalOf(payload, '59'));
        },
        onError: onFailed,
      });
    },
    [commit, enterSession],
  );
}
