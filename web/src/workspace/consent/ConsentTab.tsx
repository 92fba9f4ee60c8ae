import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConsentVersions } from './ConsentVersions.tsx';
import { consentMessages as messages } from './consentMessages.ts';
import { NewConsent } from './NewConsent.tsx';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import type { ConsentTabQuery } from './__generated__/ConsentTabQuery.graphql.ts';

const useStyles = makeStyles({
  lead: { margin: '-8px 0 0', color: tokens.colorNeutralForeground2, maxWidth: '60ch' },
});

/** The versions of the consent, and how to make a new one (WS-20). Read when it is opened: only admins may. */
export function ConsentTab({
  url,
  onUrlChanged,
}: {
  /** The address of a new version as far as it is typed. */
  url: string;
  onUrlChanged: (url: string) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <>
      <Section heading={intl.formatMessage(messages.consentHeading)}>
        <p className={styles.lead}>{intl.formatMessage(messages.consentLead)}</p>
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={120} />}>
            <LoadedVersions />
          </Suspense>
        </RetryBoundary>
      </Section>
      <NewConsent url={url} onUrlChanged={onUrlChanged} />
    </>
  );
}

function LoadedVersions(): ReactElement | null {
  const fetchKey = useRetryKey();
  const { workspace } = useLazyLoadQuery<ConsentTabQuery>(
    graphql`
      query ConsentTabQuery @throwOnFieldError {
        workspace {
          ...ConsentVersions_workspace
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return workspace ? <ConsentVersions workspace={workspace} /> : null;
}
