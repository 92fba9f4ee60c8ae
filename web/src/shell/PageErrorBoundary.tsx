import { Button } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { isOutdated, RequestError } from '../requestError.ts';
import { shellMessages } from './messages.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/Page.tsx';
import { keptFor } from '../offline/kept/keptState.ts';
import { isConnected, onConnectionChanged } from '../routing/connection.ts';
import { links } from '../routing/links.ts';
import { ScriptLoadError } from '../scriptLoadError.ts';
import { NotFoundError } from '../routing/notFoundError.ts';
import { reloadOnce } from '../routing/reloadOnce.ts';
import { failureMessages } from '../ui/failureMessages.ts';

/** The inner boundary: the page failed, the navigation around it stays. It goes away with the next navigation on its own. */
export function PageErrorBoundary(): ReactElement {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const intl = useIntl();
  const request = error instanceof RequestError ? error : null;
  const { revalidate } = revalidator;
  const unanswered = request?.kind === 'network';
  // What only the network kept away comes on its own once it is back.
  useEffect(
    () => (unanswered ? onConnectionChanged(() => void (isConnected() && revalidate())) : undefined),
    [unanswered, revalidate],
  );
  if (error instanceof NotFoundError || (isRouteErrorResponse(error) && error.status === 404)) return <NotFoundPage />;
  if (error instanceof ScriptLoadError) return <LoadFailed />;
  if (request !== null && isOutdated(request)) return <Outdated document={request.document ?? ''} />;
  const text = unanswered ? shellMessages.failedNetwork : shellMessages.failedText;
  return (
    <Page title={intl.formatMessage(shellMessages.failed)}>
      <ErrorState
        text={<FormattedMessage {...text} />}
        reference={
          request?.requestId ? (
            <FormattedMessage {...shellMessages.errorReference} values={{ id: request.requestId }} />
          ) : null
        }
        actions={
          <>
            <Button appearance="primary" disabled={revalidator.state === 'loading'} onClick={() => void revalidate()}>
              <FormattedMessage {...failureMessages.tryAgain} />
            </Button>
            <ButtonLink to={links.home}>
              <FormattedMessage {...shellMessages.goHome} />
            </ButtonLink>
            {unanswered ? <ToKeptCourses /> : null}
          </>
        }
      />
    </Page>
  );
}

/** BEY-50: what this page asks for is of an earlier version, and the page that there is now takes its place. */
function Outdated({ document }: { document: string }): ReactElement {
  useEffect(() => reloadOnce(document), [document]);
  return <LoadFailed />;
}

/** NAV-19: only a fresh document can help, because it names the code that there is now. */
function LoadFailed(): ReactElement {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(failureMessages.loadFailed)}>
      <ErrorState
        text={<FormattedMessage {...shellMessages.loadFailedText} />}
        actions={
          <>
            <Button appearance="primary" onClick={() => window.location.reload()}>
              <FormattedMessage {...failureMessages.reload} />
            </Button>
            {isConnected() ? null : <ToKeptCourses />}
          </>
        }
      />
    </Page>
  );
}

/** The way to what opens without a network; nothing for anyone who keeps no course on this device (BEY-18). */
function ToKeptCourses(): ReactElement | null {
  if (keptFor() === null) return null;
  return (
    <ButtonLink to={links.keptCourses}>
      <FormattedMessage {...shellMessages.keptCourses} />
    </ButtonLink>
  );
}
