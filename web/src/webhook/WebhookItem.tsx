import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditWebhookForm } from './EditWebhookForm.tsx';
import { EnableButton } from './EnableButton.tsx';
import { useWebhookStyles } from './Webhook.styles.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';
import type { WebhookItem_webhook$key } from './__generated__/WebhookItem_webhook.graphql.ts';

/** A webhook, and all that can be done with it. */
export function WebhookItem({
  webhook,
  onChanged,
  onDeleted,
}: {
  webhook: WebhookItem_webhook$key;
  onChanged: () => void;
  onDeleted: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment WebhookItem_webhook on Webhook @throwOnFieldError {
        id
        url
        description
        disableTime
        ...WebhookFacts_webhook
        ...EditWebhookForm_webhook
      }
    `,
    webhook,
  );
  const styles = useWebhookStyles();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) {
      editButton.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing]);
  const { id, url, description, disableTime } = data;
  const name = description || url;
  if (editing) {
    return (
      <li>
        <EditWebhookForm webhook={data} onClosed={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li ref={item} tabIndex={-1} className={mergeClasses(styles.item, styles.focusable)}>
      <WebhookFacts webhook={data} />
      {disableTime == null ? null : (
        // The button goes once the webhook is enabled.
        <EnableButton webhookId={id} name={name} onEnabled={() => item.current?.focus()} />
      )}
      <WebhookActions
        webhookId={id}
        name={name}
        enabled={disableTime == null}
        editButton={editButton}
        onEdited={() => setEditing(true)}
        onChanged={onChanged}
        onDeleted={onDeleted}
      />
    </li>
  );
}
