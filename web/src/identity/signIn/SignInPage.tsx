import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../../routing/pageModule.ts';
import { AccountCard } from '../AccountCard.tsx';
import { externalMessages } from '../external/externalMessages.ts';
import { ExternalSignIns } from '../external/ExternalSignIns.tsx';
import { Notice } from '../Notice.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { OtherView } from './OtherView.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInLead, signInTitle } from './SignInLead.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import { SignInSkeleton } from './SignInSkeleton.tsx';
import { TrialSteps } from './TrialSteps.tsx';
import { useConsentDocuments } from './useConsentDocuments.ts';
import { useSignInView } from './useSignInView.ts';
import type { SignInPageQuery } from './__generated__/SignInPageQuery.graphql.ts';

const query = graphql`
  query SignInPageQuery($invitationToken: String!, $invited: Boolean!) @throwOnFieldError {
    trialOffer {
      days
    }
    invitation(token: $invitationToken) @include(if: $invited) {
      username
      name
      registered
      ...InvitationNotice_invitation
    }
    workspace {
      ...useConsentDocuments_workspace
      ...ExternalSignIns_workspace
    }
  }
`;

/**
 * Signing in, creating an account (`?view=register`), a forgotten password (`?view=forgot`): AUTH-01 to AUTH-03, OP-37. An
 * invitation (`?invitation_token=`) leads to the one that the invited person needs and fixes the address (AUTH-15).
 */
function SignInPage({ queryRef }: { queryRef: PreloadedQuery<SignInPageQuery> }): ReactElement {
  const data = usePreloadedQuery<SignInPageQuery>(query, queryRef);
  const invitation = data.invitation ?? null;
  const workspace = data.workspace ?? null;
  const documents = useConsentDocuments(workspace);
  const intl = useIntl();
  const state = useSignInView({ invitation, trialDays: data.trialOffer?.days ?? null });
  const { view, next, invitationToken, email, trialDays, addressOf } = state;
  const otherWays = (consent?: { agreed: boolean; onMissing: () => void }): ReactElement => (
    <ExternalSignIns
      workspace={workspace}
      invitationToken={invitationToken}
      next={next}
      consent={consent?.agreed}
      onConsentMissing={consent?.onMissing}
      onAccountMissing={state.onAccountMissing}
    />
  );

  return (
    <AccountCard
      arrivalKey={`${view} ${state.isLinkSent}`}
      title={intl.formatMessage(signInTitle(state))}
      lead={<SignInLead state={state} />}
    >
      {state.invited && view !== 'forgot' ? <InvitationNotice invitation={invitation} view={view} /> : null}
      {state.hasSessionEnded ? (
        <Notice title={<FormattedMessage {...messages.sessionEnded} />}>
          <FormattedMessage {...messages.sessionEndedText} />
        </Notice>
      ) : null}
      {state.isAccountMissing ? (
        <Notice title={<FormattedMessage {...externalMessages.accountMissing} />}>
          <FormattedMessage {...externalMessages.accountMissingText} />
        </Notice>
      ) : null}
      {trialDays === undefined ? null : <TrialSteps days={trialDays} />}
      {view === 'signin' ? (
        <>
          <SignInForm
            email={email}
            invitationToken={invitationToken}
            next={next}
            forgotAddress={addressOf('forgot')}
            documents={documents}
          />
          {otherWays()}
          <OtherView question={messages.noAccount} to={addressOf('register')} name={messages.register} />
        </>
      ) : null}
      {view === 'register' ? (
        <>
          <RegisterForm
            email={email}
            invitedName={invitation?.name ?? null}
            invitationToken={invitationToken}
            next={next}
            signInAddress={addressOf('signin')}
            documents={documents}
            otherWays={otherWays}
          />
          <OtherView question={messages.haveAccount} to={addressOf('signin')} name={messages.signIn} />
        </>
      ) : null}
      {view === 'forgot' ? <ForgotPassword state={state} /> : null}
    </AccountCard>
  );
}

export const signInPage = definePage<SignInPageQuery>({ Page: SignInPage, query, Skeleton: SignInSkeleton });
