import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccountCard } from '../AccountCard.tsx';
import { signInMessages as messages } from './signInMessages.ts';

/** The shape of the sign-in page while it is on the way. */
export function SignInSkeleton(): ReactElement {
  const intl = useIntl();
  return (
    <AccountCard title={intl.formatMessage(messages.signIn)}>
      <Skeleton height={68} />
      <Skeleton height={92} />
      <Skeleton height={44} />
    </AccountCard>
  );
}
