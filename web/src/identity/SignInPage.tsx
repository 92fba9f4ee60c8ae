import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { PageModule } from '../routing/pageRoute.tsx';
import { HeaderLogo } from '../shell/HeaderLogo.tsx';
import { useShell } from '../shell/ShellProvider.tsx';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { PageHeading } from '../ui/Page.tsx';
import { useAccountFormStyles } from './AccountForm.styles.ts';
import { identityMessages as messages } from './messages.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Signing in, or with `?view=register` creating an account (AUTH-01, AUTH-02, OP-37). An invitation leads to the latter. */
function SignInPage(): ReactElement {
  const styles = useAccountFormStyles();
  const intl = useIntl();
  const profile = useShell().data?.workspace?.profile ?? null;
  const [parameters] = useSearchParams();
  const invitation = parameters.get('invitation_token');
  const view = parameters.get('view') ?? (invitation ? 'register' : 'signin');
  const registering = view === 'register';
  const title = intl.formatMessage(registering ? messages.register : messages.signIn);

  const other = new URLSearchParams(parameters);
  other.set('view', registering ? 'signin' : 'register');
  return (
    <div className={styles.page}>
      <DocumentTitle>{title}</DocumentTitle>
      <HeaderLogo profile={profile} />
      <div className={styles.card}>
        <div className={styles.head}>
          <PageHeading key={view} size="card">
            {title}
          </PageHeading>
          <p className={styles.lead}>
            <FormattedMessage {...(registering ? messages.registerLead : messages.signInLead)} />
          </p>
        </div>
        {registering ? <RegisterForm invitation={invitation} /> : <SignInForm />}
        <p className={styles.other}>
          <FormattedMessage {...(registering ? messages.haveAccount : messages.noAccount)} />{' '}
          <Link className={styles.link} to={`?${other.toString()}`} replace>
            <FormattedMessage {...(registering ? messages.signIn : messages.register)} />
          </Link>
        </p>
      </div>
    </div>
  );
}

export const signInPage: PageModule = { Page: SignInPage };
