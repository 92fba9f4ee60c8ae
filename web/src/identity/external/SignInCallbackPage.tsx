import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { links } from '../../routing/links.ts';
import type { PageModule } from '../../routing/pageModule.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { AccountCard } from '../AccountCard.tsx';
import { externalMessages as messages } from './externalMessages.ts';
import { announceAnswer, forgetPending, readPending, type ProviderAnswer } from './externalSignIn.ts';
import { refusalCode } from '../../errors/fieldFailure.ts';
import { accountMissingState, viewAddress } from '../signIn/signInAddress.ts';
import { signInMessages } from '../signIn/signInMessages.ts';
import { invitationParameter } from '../signIn/signInPageRequest.ts';
import { consentRequired, useFinishExternalSignIn } from './useFinishExternalSignIn.ts';

/**
 * Where a provider sends people back to. In a window of its own it hands the answer to the page that opened it and closes; in the
 * window that the sign-in began in it ends it itself.
 */
function SignInCallbackPage(): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [parameters] = useSearchParams();
  const finish = useFinishExternalSignIn();
  const state = parameters.get('state');
  const [pending] = useState(() => readPending(state));
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current || state === null) return;
    begun.current = true;
    const answer: ProviderAnswer = { state, code: parameters.get('code'), error: parameters.get('error') };
    if (!pending) {
      announceAnswer(answer);
      window.close();
      return;
    }
    forgetPending();
    finish(pending, answer, (reason) => {
      if (refusalCode(reason) !== consentRequired) return setRefusal(reason);
      const back = new URLSearchParams({ next: pending.next });
      if (pending.invitationToken) back.set(invitationParameter, pending.invitationToken);
      void navigate(viewAddress('register', back), { replace: true, state: accountMissingState });
    });
  }, [state, parameters, pending, finish, navigate]);

  const failure: Failure | null = state === null ? { code: '1004' } : refusal;
  const handedOver = state !== null && !pending;
  return (
    <AccountCard
      arrivalKey={failure ? 'failed' : 'signingIn'}
      title={intl.formatMessage(failure ? messages.callbackFailed : messages.callback)}
      lead={failure ? null : <FormattedMessage {...(handedOver ? messages.callbackOver : messages.callbackText)} />}
    >
      <FormError>{failure ? errorText(failure) : null}</FormError>
      {failure || handedOver ? (
        <ButtonLink appearance={failure ? 'primary' : 'secondary'} size="large" to={links.signIn}>
          <FormattedMessage {...signInMessages.backToSignIn} />
        </ButtonLink>
      ) : null}
    </AccountCard>
  );
}

export const signInCallbackPage: PageModule = { Page: SignInCallbackPage };
