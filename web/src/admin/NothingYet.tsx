import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { shellMessages } from '../shell/messages.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Page } from '../ui/Page.tsx';
import { adminMessages as messages } from './messages.ts';

/** The one page that a voucher admin may open (OP-39), as long as it has no screen: says so, and where to go. */
export function NothingYet(): ReactElement {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(shellMessages.notFound)}>
      <ErrorState
        text={intl.formatMessage(messages.vouchersLater)}
        actions={
          <>
            <ButtonLink appearance="primary" to={links.courses}>
              {intl.formatMessage(messages.toCatalogue)}
            </ButtonLink>
            <ButtonLink to={links.home}>{intl.formatMessage(shellMessages.goHome)}</ButtonLink>
          </>
        }
      />
    </Page>
  );
}
