import { Button, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { AccountTokens } from './AccountTokens.tsx';
import { EditServiceAccountForm } from './EditServiceAccountForm.tsx';
import { serviceAccountMessages as messages } from './messages.ts';
import { ServiceAccountActions } from './ServiceAccountActions.tsx';
import { ServiceAccountFacts } from './ServiceAccountFacts.tsx';
import type { ServiceAccountItem_account$key } from './__generated__/ServiceAccountItem_account.graphql.ts';

/** A service account, its tokens, and all that can be done with it. */
export function ServiceAccountItem({
  account,
  viewerId,
  onChanged,
  onDeleted,
}: {
  account: ServiceAccountItem_account$key;
  viewerId: number;
  onChanged: () => void;
  onDeleted: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment ServiceAccountItem_account on ServiceAccount @throwOnFieldError {
        id
        name
        disableTime
        ...ServiceAccountFacts_account
        ...EditServiceAccountForm_account
        ...AccountTokens_account
      }
    `,
    account,
  );
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) {
      editButton.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing]);
  const { id, name, disableTime } = data;
  if (editing) {
    return (
      <li>
        <EditServiceAccountForm account={data} viewerId={viewerId} onClosed={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li ref={item} tabIndex={-1} className={mergeClasses(styles.token, styles.focusable)}>
      <ServiceAccountFacts account={data} />
      <ServiceAccountActions
        id={id}
        name={name}
        disabled={disableTime != null}
        editButton={editButton}
        onEdited={() => setEditing(true)}
        onSwitched={() => item.current?.focus()}
        onDeleted={onDeleted}
      />
      <div>
        <Button
          size="small"
          aria-expanded={open}
          aria-label={intl.formatMessage(messages.tokensOf, { name })}
          onClick={() => setOpen(!open)}
        >
          {intl.formatMessage(messages.tokens)}
        </Button>
      </div>
      {open ? <AccountTokens account={data} onChanged={onChanged} /> : null}
    </li>
  );
}
