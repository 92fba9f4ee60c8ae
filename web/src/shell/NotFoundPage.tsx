import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Page } from '../ui/Page.tsx';
import { shellMessages } from './messages.ts';
import { failureMessages } from '../ui/failureMessages.ts';

/** The page for an address that names nothing (NAV-05). */
export function NotFoundPage(): ReactElement {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(shellMessages.notFound)}>
      <ErrorState
        text={<FormattedMessage {...shellMessages.notFoundText} />}
        actions={
          <>
            <ButtonLink appearance="primary" to={links.home}>
              <FormattedMessage {...shellMessages.goHome} />
            </ButtonLink>
            <ButtonLink to={links.courses}>
              <FormattedMessage {...failureMessages.browse} />
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
