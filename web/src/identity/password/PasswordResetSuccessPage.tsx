import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import type { PageModule } from '../../routing/pageModule.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountCard } from '../AccountCard.tsx';
import { signInMessages as messages } from '../signIn/signInMessages.ts';

/** What comes after a new password: signing in with it (AUTH-04). */
function PasswordResetSuccessPage(): ReactElement {
  const intl = useIntl();
  return (
    <AccountCard
      title={intl.formatMessage(messages.passwordSet)}
      lead={<FormattedMessage {...messages.passwordSetText} />}
    >
      <ButtonLink appearance="primary" size="large" to={links.signIn}>
        <FormattedMessage {...messages.signIn} />
      </ButtonLink>
    </AccountCard>
  );
}

export const passwordResetSuccessPage: PageModule = { Page: PasswordResetSuccessPage };
