import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { apiTokenMessages as messages } from './messages.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { RevokeButton } from './RevokeButton.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { TokenFacts } from './TokenFacts.tsx';
import type { OwnToken_token$key } from './__generated__/OwnToken_token.graphql.ts';

/** A token of the viewer or of a service account, and the ways to put another in its place and to end it. */
export function OwnToken({
  token,
  serviceAccountId,
  onRevoked,
}: {
  token: OwnToken_token$key;
  /** Whose it is; the viewer's when left out. */
  serviceAccountId?: string;
  onRevoked: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment OwnToken_token on ApiToken @throwOnFieldError {
        apiTokenId
        name
        ...TokenFacts_token
      }
    `,
    token,
  );
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const [rotating, setRotating] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const { apiTokenId, name } = data;
  return (
    <li className={styles.token}>
      <TokenFacts token={data} />
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={intl.formatMessage(messages.rotateOf, { name })}
          onClick={() => setRotating(true)}
        >
          {intl.formatMessage(messages.rotate)}
        </Button>
        <RevokeButton apiTokenId={apiTokenId} name={name} onRevoked={onRevoked} />
      </div>
      {rotating ? (
        <RotateDialog
          serviceAccountId={serviceAccountId}
          apiTokenId={apiTokenId}
          name={name}
          onRotated={(next) => {
            setRotating(false);
            setMade(next);
          }}
          onDismissed={() => setRotating(false)}
        />
      ) : null}
      {made === null ? null : <NewTokenDialog token={made} onClosed={() => setMade(null)} />}
    </li>
  );
}
