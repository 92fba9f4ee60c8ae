import { Button, makeStyles } from '@fluentui/react-components';
import { Suspense, useRef, useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';
import { WaitingList } from './WaitingList.tsx';
import type { WaitingEnrolmentsRefetchQuery } from './__generated__/WaitingEnrolmentsRefetchQuery.graphql.ts';
import type { WaitingEnrolments_workspace$key } from './__generated__/WaitingEnrolments_workspace.graphql.ts';

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } });

/** “Waiting to join (3)”: who is enrolled but has no account yet, with a way to cancel it; nothing where nobody waits (OP-126). */
export function WaitingEnrolments({
  workspace: key,
  courseId,
}: {
  workspace: WaitingEnrolments_workspace$key;
  /** The course that the list is about, or null for all. */
  courseId: string | null;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const cancelled = useRef(false);
  const [, startReading] = useTransition();
  const [{ waitingEnrolments }, refetch] = useRefetchableFragment<
    WaitingEnrolmentsRefetchQuery,
    WaitingEnrolments_workspace$key
  >(
    graphql`
      fragment WaitingEnrolments_workspace on Workspace
      @argumentDefinitions(courseId: { type: "ID" })
      @refetchable(queryName: "WaitingEnrolmentsRefetchQuery", directives: ["@throwOnFieldError"])
      @throwOnFieldError {
        waitingEnrolments(first: 1, courseId: $courseId) @required(action: THROW) {
          totalCount
        }
      }
    `,
    key,
  );
  const { totalCount: count } = waitingEnrolments;
  if (count === 0 && !open) return null;
  const close = (): void => {
    setOpen(false);
    setTimeout(() => button.current?.focus());
    if (cancelled.current) {
      cancelled.current = false;
      startReading(() => void refetch({ courseId }, { fetchPolicy: 'network-only' }));
    }
  };
  return (
    <>
      <Button ref={button} className={styles.button} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.waiting, { count })}
      </Button>
      {open ? (
        <ModalDialog title={intl.formatMessage(messages.waitingTitle)} onDismissed={close}>
          <p>{intl.formatMessage(messages.waitingText)}</p>
          <Suspense fallback={<Skeleton height={160} />}>
            <WaitingList
              courseId={courseId}
              onCancelled={() => {
                cancelled.current = true;
              }}
            />
          </Suspense>
        </ModalDialog>
      ) : null}
    </>
  );
}
