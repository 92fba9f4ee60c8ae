import { Badge } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { serviceAccountMessages as messages } from './messages.ts';
import { countingRights } from './RightChoices.tsx';
import type { ServiceAccountFacts_account$key } from './__generated__/ServiceAccountFacts_account.graphql.ts';

/** What is known of a service account: what it may do, who answers for it, and when it was last used. */
export function ServiceAccountFacts({ account }: { account: ServiceAccountFacts_account$key }): ReactElement {
  const { name, description, rights, owner, disableTime, lastUseTime } = useFragment(
    graphql`
      fragment ServiceAccountFacts_account on ServiceAccount @throwOnFieldError {
        name
        description
        rights {
          admin
          createCourse
          createVoucher
        }
        owner {
          name
          username
        }
        disableTime
        lastUseTime
      }
    `,
    account,
  );
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const may = countingRights(rights).map((right) => intl.formatMessage(messages[right]));
  const lines = [
    description === '' ? null : description,
    may.length === 0
      ? intl.formatMessage(messages.noRights)
      : intl.formatMessage(messages.may, { rights: intl.formatList(may, { type: 'unit' }) }),
    owner == null
      ? intl.formatMessage(messages.noOwnerText)
      : intl.formatMessage(messages.owner, { owner: `${owner.name} (${owner.username})` }),
    lastUseTime == null
      ? intl.formatMessage(messages.unused)
      : intl.formatMessage(messages.used, {
          time: intl.formatDate(lastUseTime, { dateStyle: 'medium', timeStyle: 'short' }),
        }),
  ].filter((line) => line !== null);
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {disableTime == null ? null : (
          <Badge appearance="tint" color="subtle">
            {intl.formatMessage(messages.disabledMark)}
          </Badge>
        )}
        {owner == null ? (
          <Badge appearance="tint" color="warning">
            {intl.formatMessage(messages.noOwner)}
          </Badge>
        ) : null}
      </div>
      {lines.map((line) => (
        <span key={line} className={styles.fact}>
          {line}
        </span>
      ))}
    </div>
  );
}
