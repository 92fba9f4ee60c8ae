import type { ReactElement } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { signInMessages as messages } from './signInMessages.ts';
import type { SignInViewState } from './useSignInView.ts';

const titles = { signin: messages.signIn, register: messages.register, forgot: messages.forgot } as const;

/** The heading of the view. */
export function signInTitle({ view, trialDays, isLinkSent }: SignInViewState): MessageDescriptor {
  if (isLinkSent) return messages.linkSent;
  return trialDays === undefined ? titles[view] : messages.trialTitle;
}

/** The sentence below the heading. */
export function SignInLead({ state }: { state: SignInViewState }): ReactElement {
  const { view, trialDays, isLinkSent, email } = state;
  if (view === 'signin') return <FormattedMessage {...messages.signInLead} />;
  if (view === 'register') {
    return trialDays === undefined ? (
      <FormattedMessage {...messages.registerLead} />
    ) : (
      <FormattedMessage {...messages.trialLead} values={{ days: trialDays }} />
    );
  }
  return isLinkSent ? (
    <FormattedMessage {...messages.linkSentText} values={{ email: <strong>{email.value.trim()}</strong> }} />
  ) : (
    <FormattedMessage {...messages.forgotLead} />
  );
}
