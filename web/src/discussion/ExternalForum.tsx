import { Button } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Section } from '../ui/Section.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { forumAddress } from './forumAddress.ts';
import { discussionMessages as messages } from './messages.ts';

/** The workspace's own forum in a frame, with the lecture as its thread (FORUM-02). Nothing is asked of it until someone opens it. */
export function ExternalForum({
  forumId,
  ...place
}: {
  forumId: string;
  courseId: number;
  lectureId: number;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (open) frame.current?.focus();
  }, [open]);
  const address = forumAddress(forumId, place, window.location.origin);
  // Within a frame of our own origin a script could leave its sandbox.
  if (address === null || address.origin === window.location.origin) return null;
  const { host } = address;
  return (
    <Section heading={intl.formatMessage(messages.heading)}>
      <p className={styles.quiet}>{intl.formatMessage(open ? messages.forumFrom : messages.forumAbout, { host })}</p>
      {open ? (
        <iframe
          ref={frame}
          className={styles.frame}
          title={intl.formatMessage(messages.forumFrame, { host })}
          src={address.href}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the forum is of another origin, which it needs for itself
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
          referrerPolicy="strict-origin"
        />
      ) : (
        <div>
          <Button size="large" onClick={() => setOpen(true)}>
            {intl.formatMessage(messages.forumOpen)}
          </Button>
        </div>
      )}
    </Section>
  );
}
