import { Badge } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { factMessages as messages } from './factMessages.ts';
import { partWords } from './partWords.ts';
import { partsOf, type TokenAccess } from './scopes.ts';
import { validityOf } from './tokenExpiry.ts';
import type { TokenFacts_token$key } from './__generated__/TokenFacts_token.graphql.ts';

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** What is known of a token: what it may do, until when, and how much it is used; for admins also whose it is. */
export function TokenFacts({
  token,
  withOwner = false,
}: {
  token: TokenFacts_token$key;
  withOwner?: boolean;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment TokenFacts_token on ApiToken @throwOnFieldError {
        name
        ownerName
        ownerUsername
        serviceAccountId
        lastCharacters
        scopes
        expireTime
        expired
        previousExpireTime
        lastUseTime
        usage {
          callCount
          cost
        }
      }
    `,
    token,
  );
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const [now] = useState(Date.now);
  const { expireTime, previousExpireTime, lastUseTime, ownerName, ownerUsername, serviceAccountId, usage } = data;
  const validity = validityOf(data, now);
  const at = (message: MessageDescriptor, time: string): string =>
    intl.formatMessage(message, { time: intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }) });
  const opened = (message: MessageDescriptor, access: TokenAccess): string | null => {
    const names = partsOf(data.scopes, access).map((part) => intl.formatMessage(partWords[part].name));
    return names.length === 0 ? null : intl.formatMessage(message, { parts: intl.formatList(names, { type: 'unit' }) });
  };
  const lines = [
    opened(messages.writes, 'WRITE'),
    opened(messages.reads, 'READ'),
    at(validity === 'expired' ? messages.expired : messages.expires, expireTime),
    previousExpireTime == null ? null : at(messages.previous, previousExpireTime),
    lastUseTime == null ? intl.formatMessage(messages.unused) : at(messages.used, lastUseTime),
    intl.formatMessage(messages.usage, {
      calls: sum(usage.map(({ callCount }) => callCount)),
      cost: sum(usage.map(({ cost }) => cost)),
    }),
  ].filter((line) => line !== null);
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <span className={styles.name} dir="auto">
          {data.name}
        </span>
        {validity === 'valid' ? null : (
          <Badge appearance="tint" color={validity === 'expired' ? 'subtle' : 'warning'}>
            {intl.formatMessage(validity === 'expired' ? messages.expiredMark : messages.expiresSoonMark)}
          </Badge>
        )}
      </div>
      {withOwner ? (
        <span className={styles.fact}>
          {serviceAccountId == null
            ? intl.formatMessage(messages.owner, {
                owner: ownerName == null ? ownerUsername : `${ownerName} (${ownerUsername})`,
              })
            : intl.formatMessage(messages.serviceAccount, { name: ownerUsername })}
        </span>
      ) : null}
      <span className={styles.fact}>
        {intl.formatMessage(messages.ends, {
          characters: (
            <code key="characters" className={styles.characters} translate="no">
              …{data.lastCharacters}
            </code>
          ),
        })}
      </span>
      {lines.map((line) => (
        <span key={line} className={styles.fact}>
          {line}
        </span>
      ))}
    </div>
  );
}
