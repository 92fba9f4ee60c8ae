import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeNext, sessionEndedParameter } from '../../routing/links.ts';
import type { Email } from '../EmailField.tsx';
import { accountMissingState, isAccountMissing, readView, viewAddress, type SignInView } from './signInAddress.ts';
import { invitationParameter } from './signInPageRequest.ts';

/** How the page at `/signin` stands. */
export interface SignInViewState {
  view: SignInView;
  /** Where to continue once signed in. */
  next: string;
  /** Whether the address carries an invitation, be it one that does not count any more. */
  invited: boolean;
  /** The invitation's token where it counts (AUTH-15); with one that does not, everything that carries it would fail. */
  invitationToken: string | null;
  /** The address of the person; fixed where an invitation names it, and the same in all views. */
  email: Email;
  /** How many days the trial lasts that is being registered for (OP-37), undefined where it is none. */
  trialDays: number | undefined;
  /** Whether the mail with the link was just asked for. Who comes to the view again meets the form again. */
  isLinkSent: boolean;
  /** Whether the end of their session brought them here. */
  hasSessionEnded: boolean;
  /** Whether an identity of a provider turned out to have no account. */
  isAccountMissing: boolean;
  /** The address of another view, with everything the present one carries. */
  addressOf: (view: SignInView) => string;
  onLinkSent: () => void;
  onOtherAddress: () => void;
  onAccountMissing: () => void;
}

/** Which view the address asks for, and what goes from one view to the next. */
export function useSignInView({
  invitation,
  trialDays,
}: {
  /** What is known of the invitation in the address; null where there is none or it does not count. */
  invitation: { readonly username: string; readonly registered: boolean } | null;
  /** How many days a trial lasts here, null where none is offered. */
  trialDays: number | null;
}): SignInViewState {
  const navigate = useNavigate();
  const location = useLocation();
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [sentAt, setSentAt] = useState<string | null>(null);

  const token = parameters.get(invitationParameter);
  const toRegister = invitation ? !invitation.registered : trialDays !== null;
  const view = readView(parameters, toRegister ? 'register' : 'signin');
  const addressOf = (other: SignInView): string => viewAddress(other, parameters);
  return {
    view,
    next: safeNext(parameters.get('next')),
    invited: Boolean(token),
    invitationToken: invitation ? token : null,
    email: { value: invitation?.username ?? typed, fixed: Boolean(invitation), onChanged: setTyped },
    trialDays: view === 'register' && trialDays !== null ? trialDays : undefined,
    isLinkSent: view === 'forgot' && sentAt === location.key,
    hasSessionEnded: view === 'signin' && parameters.has(sessionEndedParameter),
    isAccountMissing: view === 'register' && isAccountMissing(location.state),
    addressOf,
    onLinkSent: () => setSentAt(location.key),
    onOtherAddress: () => setSentAt(null),
    onAccountMissing: () => void navigate(addressOf('register'), { replace: true, state: accountMissingState }),
  };
}
