import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { apiTokenMessages } from '../../identity/apiToken/messages.ts';
import { links } from '../../routing/links.ts';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { workspaceTokenMessages as messages } from './messages.ts';
import { WorkspaceToken } from './WorkspaceToken.tsx';
import type { WorkspaceTokenListQuery } from './__generated__/WorkspaceTokenListQuery.graphql.ts';

/** The newest tokens of everyone in the workspace. */
export function WorkspaceTokenList({
  changes,
  onRevoked,
}: {
  /** How often tokens were revoked here: with each the list is read again. */
  changes: number;
  onRevoked: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const tries = useRetryKey();
  const tokens = useLazyLoadQuery<WorkspaceTokenListQuery>(
    graphql`
      query WorkspaceTokenListQuery @throwOnFieldError {
        workspace {
          apiTokens {
            apiTokenId
            ...WorkspaceToken_token
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${tries} ${changes}` },
  ).workspace?.apiTokens;
  if (!tokens) return <p className={styles.text}>{intl.formatMessage(apiTokenMessages.unread)}</p>;
  if (tokens.length === 0) {
    return (
      <div className={styles.fields}>
        <p className={styles.text}>{intl.formatMessage(messages.none)}</p>
        <p className={styles.text}>
          <ButtonLink to={links.settings}>{intl.formatMessage(messages.toSettings)}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <WorkspaceToken key={token.apiTokenId} token={token} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}
