import { Button } from '@fluentui/react-components';
import { Suspense, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { useThreadStyles } from '../../../review/thread/Thread.styles.ts';
import { links } from '../../../routing/links.ts';
import { RetryBoundary } from '../../../routing/part/RetryBoundary.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useCopyLink } from '../../../ui/useCopyLink.ts';
import { CreateLinkForm } from './CreateLinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import { linkMessages as messages } from './messages.ts';

/** Links by which people without an account review the course (BEY-26). */
export function ReviewLinksPanel({ courseId, onClosed }: { courseId: number; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const [token, setToken] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  return (
    <ModalDialog placement="side" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <p className={styles.plain}>{intl.formatMessage(messages.about)}</p>
      {token === null ? null : <NewLink key={token} token={token} />}
      <CreateLinkForm
        courseId={courseId}
        onCreated={(created) => {
          setToken(created);
          setChanges(changes + 1);
        }}
      />
      <div ref={list} tabIndex={-1}>
        <Section heading={intl.formatMessage(messages.links)}>
          <RetryBoundary>
            <Suspense fallback={<Skeleton height={96} />}>
              <LinkList
                courseId={courseId}
                changes={changes}
                onRevoked={() => {
                  // The button that was pressed goes with its link.
                  list.current?.focus();
                  setChanges(changes + 1);
                }}
              />
            </Suspense>
          </RetryBoundary>
        </Section>
      </div>
    </ModalDialog>
  );
}

/** The address of a link that was just made, which nobody can read again. */
function NewLink({ token }: { token: string }): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const copyLink = useCopyLink();
  const address = new URL(useHref(links.review(token)), window.location.href).href;
  return (
    <div className={styles.thread} role="status">
      <strong>{intl.formatMessage(messages.created)}</strong>
      <TextField
        label={intl.formatMessage(messages.address)}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
        onChanged={() => undefined}
      />
      <div>
        <Button appearance="primary" onClick={() => void copyLink(address)}>
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
    </div>
  );
}
