import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { RevokeButton } from '../../identity/apiToken/RevokeButton.tsx';
import { TokenFacts } from '../../identity/apiToken/TokenFacts.tsx';
import type { WorkspaceToken_token$key } from './__generated__/WorkspaceToken_token.graphql.ts';

/** A token of anyone, and the way to end it. */
export function WorkspaceToken({
  token,
  onRevoked,
}: {
  token: WorkspaceToken_token$key;
  onRevoked: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment WorkspaceToken_token on ApiToken @throwOnFieldError {
        apiTokenId
        name
        ...TokenFacts_token
      }
    `,
    token,
  );
  const styles = useApiTokenStyles();
  return (
    <li className={styles.token}>
      <TokenFacts token={data} withOwner />
      <div className={styles.actions}>
        <RevokeButton apiTokenId={data.apiTokenId} name={data.name} onRevoked={onRevoked} />
      </div>
    </li>
  );
}
