import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { apiTokenMessages as messages } from './messages.ts';
import { OwnToken } from './OwnToken.tsx';
import type { OwnTokenListQuery } from './__generated__/OwnTokenListQuery.graphql.ts';

/** The tokens of the viewer that nobody revoked, the newest first. */
export function OwnTokenList({
  changes,
  onRevoked,
}: {
  /** How often tokens were made or revoked here: with each the list is read again. */
  changes: number;
  onRevoked: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const tries = useRetryKey();
  const tokens = useLazyLoadQuery<OwnTokenListQuery>(
    graphql`
      query OwnTokenListQuery @throwOnFieldError {
        viewer {
          apiTokens {
            apiTokenId
            ...OwnToken_token
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${tries} ${changes}` },
  ).viewer?.apiTokens;
  if (!tokens || tokens.length === 0) {
    return <p className={styles.text}>{intl.formatMessage(tokens ? messages.none : messages.unread)}</p>;
  }
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <OwnToken key={token.apiTokenId} token={token} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}
