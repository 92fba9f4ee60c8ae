import { Button } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { LockOpenRegular } from '@fluentui/react-icons/svg/lock-open';
import { PinRegular } from '@fluentui/react-icons/svg/pin';
import { PinOffRegular } from '@fluentui/react-icons/svg/pin-off';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { useMarkDiscussionThread } from './useMarkDiscussionThread.ts';

/** What a moderator does to a question as a whole: it comes first after its lecture, or nobody replies any more (BEY-16). */
export function ThreadActions({
  threadId,
  pinned,
  closed,
  onMoved,
}: {
  threadId: number;
  pinned: boolean;
  closed: boolean;
  /** Its place in the list is another one now. */
  onMoved: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const errorText = useErrorText();
  const { send, pending, failure } = useMarkDiscussionThread();
  const mark = (marks: { pinned?: boolean; closed?: boolean }, onDone: () => void): void => {
    if (!pending) send({ threadId: String(threadId), ...marks }, onDone);
  };
  return (
    <>
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <div className={styles.postActions}>
        <Button
          size="small"
          appearance="subtle"
          icon={pinned ? <PinOffRegular fontSize={20} /> : <PinRegular fontSize={20} />}
          disabledFocusable={pending}
          onClick={() => mark({ pinned: !pinned }, onMoved)}
        >
          {intl.formatMessage(pinned ? messages.unpin : messages.pin)}
        </Button>
        <Button
          size="small"
          appearance="subtle"
          icon={closed ? <LockOpenRegular fontSize={20} /> : <LockClosedRegular fontSize={20} />}
          disabledFocusable={pending}
          onClick={() => mark({ closed: !closed }, () => {})}
        >
          {intl.formatMessage(closed ? messages.reopen : messages.close)}
        </Button>
      </div>
    </>
  );
}
