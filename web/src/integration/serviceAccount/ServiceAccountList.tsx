import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import { serviceAccountMessages as messages } from './messages.ts';
import { ServiceAccountItem } from './ServiceAccountItem.tsx';
import type { ServiceAccountListQuery } from './__generated__/ServiceAccountListQuery.graphql.ts';

/** The service accounts of the workspace, by name. */
export function ServiceAccountList({
  changes,
  onChanged,
  onDeleted,
}: {
  /** How often something was changed here: with each the list is read again. */
  changes: number;
  onChanged: () => void;
  onDeleted: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const tries = useRetryKey();
  const { viewer, workspace } = useLazyLoadQuery<ServiceAccountListQuery>(
    graphql`
      query ServiceAccountListQuery @throwOnFieldError {
        viewer {
          user {
            userId
          }
        }
        workspace {
          serviceAccounts {
            id
            ...ServiceAccountItem_account
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${tries} ${changes}` },
  );
  const accounts = workspace?.serviceAccounts;
  if (!viewer || !accounts || accounts.length === 0) {
    return <p className={styles.text}>{intl.formatMessage(accounts ? messages.none : messages.unread)}</p>;
  }
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <ServiceAccountItem
          key={account.id}
          account={account}
          viewerId={viewer.user.userId}
          onChanged={onChanged}
          onDeleted={onDeleted}
        />
      ))}
    </ul>
  );
}
