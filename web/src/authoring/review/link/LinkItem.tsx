import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useThreadStyles } from '../../../review/thread/Thread.styles.ts';
import { useReviewErrorText } from '../../../review/useReviewErrorText.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { linkMessages as messages } from './messages.ts';
import { useRevokeReviewLink } from './useRevokeReviewLink.ts';
import type { LinkItem_link$key } from './__generated__/LinkItem_link.graphql.ts';

/** A review link, and the way to end it. */
export function LinkItem({
  courseId,
  link,
  onRevoked,
}: {
  courseId: number;
  link: LinkItem_link$key;
  onRevoked: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment LinkItem_link on ReviewLink @throwOnFieldError {
        linkId
        name
        mayComment
        expireTime
        expired
        lastUseTime
      }
    `,
    link,
  );
  const intl = useIntl();
  const styles = useThreadStyles();
  const errorText = useReviewErrorText();
  const [asking, setAsking] = useState(false);
  const { send, pending, failure } = useRevokeReviewLink();
  const { linkId, name, lastUseTime } = data;
  const moment = (time: string): string => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles.thread}>
      <span className={styles.author} dir="auto">
        {name}
      </span>
      <div className={styles.meta}>
        <span>
          {intl.formatMessage(data.expired ? messages.expired : messages.expires, { time: moment(data.expireTime) })}
        </span>
        <span>
          {lastUseTime == null
            ? intl.formatMessage(messages.unused)
            : intl.formatMessage(messages.used, { time: moment(lastUseTime) })}
        </span>
        <span>{intl.formatMessage(data.mayComment ? messages.comments : messages.readsOnly)}</span>
      </div>
      <div>
        <Button
          size="small"
          aria-label={intl.formatMessage(messages.revokeOf, { name })}
          onClick={() => setAsking(true)}
        >
          {intl.formatMessage(messages.revoke)}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.revokeTitle, { name })}
          confirm={intl.formatMessage(messages.revoke)}
          pending={pending}
          onConfirmed={() =>
            send({ courseId: String(courseId), linkId: String(linkId) }, () => {
              setAsking(false);
              onRevoked();
            })
          }
          onDismissed={() => setAsking(false)}
        >
          <FormError>{failure ? errorText(failure) : null}</FormError>
          <p className={styles.plain}>{intl.formatMessage(messages.revokeText)}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
