import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeNext } from '../../routing/links.ts';
import { definePage } from '../../routing/pageRoute.tsx';
import { AccountCard } from '../AccountCard.tsx';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import type { Email } from '../EmailField.tsx';
import { externalMessages } from '../external/externalMessages.ts';
import { ExternalSignIns } from '../external/ExternalSignIns.tsx';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { FormLink } from './FormLink.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { Notice } from '../Notice.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { accountMissingState, isAccountMissing, readView, viewAddress, type SignInView } from './signInAddress.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import { invitationParameter } from './signInPageRequest.ts';
import { SignInSkeleton } from './SignInSkeleton.tsx';
import { TrialSteps } from './TrialSteps.tsx';
import { useConsentDocuments } from './useConsentDocuments.ts';
import type { SignInPageQuery } from './__generated__/SignInPageQuery.graphql.ts';

const query = graphql`
  query SignInPageQuery($invitationToken: String!, $invited: Boolean!) @throwOnFieldError {
    trialOffer {
      days
    }
    invitation(token: $invitationToken) @include(if: $invited) {
      username
      registered
      ...InvitationNotice_invitation
    }
    workspace {
      ...useConsentDocuments_workspace
      ...ExternalSignIns_workspace
    }
  }
`;

const titles = { signin: messages.signIn, register: messages.register, forgot: messages.forgot } as const;

/**
 * Signing in, creating an account (`?view=register`), a forgotten password (`?view=forgot`): AUTH-01 to AUTH-03, OP-37. An
 * invitation (`?invitation_token=`) leads to the one that the invited person needs and fixes the address (AUTH-15).
 */
function SignInPage({ queryRef }: { queryRef: PreloadedQuery<SignInPageQuery> }): ReactElement {
  const { trialOffer, invitation, workspace } = usePreloadedQuery<SignInPageQuery>(query, queryRef);
  const documents = useConsentDocuments(workspace ?? null);
  const styles = useAccountFormStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [sentAt, setSentAt] = useState<string | null>(null);

  const token = parameters.get(invitationParameter);
  // One that does not count any more would make everything fail that carries it.
  const invitationToken = invitation ? token : null;
  const toRegister = invitation ? !invitation.registered : trialOffer !== null && trialOffer !== undefined;
  const view = readView(parameters, toRegister ? 'register' : 'signin');
  const next = safeNext(parameters.get('next'));
  const email: Email = { value: invitation?.username ?? typed, fixed: Boolean(invitation), onChanged: setTyped };
  const to = (other: SignInView): string => viewAddress(other, parameters);
  // Who comes here anew meets the form again.
  const isSent = view === 'forgot' && sentAt === location.key;
  const days = view === 'register' ? trialOffer?.days : undefined;

  const title = isSent ? messages.linkSent : days === undefined ? titles[view] : messages.trialTitle;
  const lead = {
    signin: <FormattedMessage {...messages.signInLead} />,
    register:
      days === undefined ? (
        <FormattedMessage {...messages.registerLead} />
      ) : (
        <FormattedMessage {...messages.trialLead} values={{ days }} />
      ),
    forgot: isSent ? (
      <FormattedMessage {...messages.linkSentText} values={{ email: <strong>{email.value.trim()}</strong> }} />
    ) : (
      <FormattedMessage {...messages.forgotLead} />
    ),
  }[view];
  const otherWays = (consent?: { agreed: boolean; onMissing: () => void }): ReactElement => (
    <ExternalSignIns
      workspace={workspace ?? null}
      invitationToken={invitationToken}
      next={next}
      consent={consent?.agreed}
      onConsentMissing={consent?.onMissing}
      onAccountMissing={() => void navigate(to('register'), { replace: true, state: accountMissingState })}
    />
  );

  return (
    <AccountCard arrivalKey={`${view} ${isSent}`} title={intl.formatMessage(title)} lead={lead}>
      {token && view !== 'forgot' ? <InvitationNotice invitation={invitation ?? null} view={view} /> : null}
      {view === 'register' && isAccountMissing(location.state) ? (
        <Notice title={<FormattedMessage {...externalMessages.accountMissing} />}>
          <FormattedMessage {...externalMessages.accountMissingText} />
        </Notice>
      ) : null}
      {days === undefined ? null : <TrialSteps days={days} />}
      {view === 'signin' ? (
        <>
          <SignInForm
            email={email}
            invitationToken={invitationToken}
            next={next}
            forgotAddress={to('forgot')}
            documents={documents}
          />
          {otherWays()}
          <p className={styles.other}>
            <FormattedMessage {...messages.noAccount} />{' '}
            <FormLink inline to={to('register')}>
              <FormattedMessage {...messages.register} />
            </FormLink>
          </p>
        </>
      ) : null}
      {view === 'register' ? (
        <>
          <RegisterForm
            email={email}
            invitationToken={invitationToken}
            next={next}
            signInAddress={to('signin')}
            documents={documents}
            otherWays={otherWays}
          />
          <p className={styles.other}>
            <FormattedMessage {...messages.haveAccount} />{' '}
            <FormLink inline to={to('signin')}>
              <FormattedMessage {...messages.signIn} />
            </FormLink>
          </p>
        </>
      ) : null}
      {view === 'forgot' ? (
        <>
          {isSent ? (
            <>
              <p className={styles.other}>
                <FormattedMessage {...messages.linkSentHint} />
              </p>
              <Button size="large" onClick={() => setSentAt(null)}>
                <FormattedMessage {...messages.otherAddress} />
              </Button>
            </>
          ) : (
            <ForgotPasswordForm email={email} onSent={() => setSentAt(location.key)} />
          )}
          <FormLink to={to('signin')}>
            <FormattedMessage {...messages.backToSignIn} />
          </FormLink>
        </>
      ) : null}
    </AccountCard>
  );
}

export const signInPage = definePage<SignInPageQuery>({ Page: SignInPage, query, Skeleton: SignInSkeleton });
