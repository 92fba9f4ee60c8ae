import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { historyMessages as messages } from './messages.ts';
import type { Revision } from './revision.ts';
import type { Taking } from './take/TakeButton.tsx';
import { RestoreDialog } from './restore/RestoreDialog.tsx';
import { RevisionActions } from './RevisionActions.tsx';
import { RevisionDays } from './RevisionDays.tsx';
import { RevisionItem } from './RevisionItem.tsx';
import { momentWords } from './revisionWords.ts';
import { useRevisions } from './useRevisions.ts';

/** It draws all that learners see. */
const CompareDialog = lazy(() =>
  import('./compare/CompareDialog.tsx').then((module) => ({ default: module.CompareDialog })),
);

export interface HistoryProps {
  /** The raw id. */
  courseId: number;
  /** The version that the course has; the history is read again when it is another one. */
  version: number;
  /** Whether the viewer may give names. */
  mayName: boolean;
  /** The editor of the course, and whether it may change it now; null where the history is only looked at. */
  editing: Taking | null;
  onClosed: () => void;
}

/** The revisions of a course (BEY-01): who saved it when, and what changed. */
export function HistoryPanel({ courseId, version, mayName, editing, onClosed }: HistoryProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [now] = useState(() => Date.now());
  /** Names that were given here since the list was read. */
  const [named, setNamed] = useState<ReadonlyMap<number, string | null>>(new Map());
  const { entries, hasMore, failed, loadMore, reload } = useRevisions(courseId, version);
  const revisions = entries?.map((revision): Revision => {
    const name = named.get(revision.version);
    return name === undefined ? revision : { ...revision, name };
  });
  const [compared, setCompared] = useState<{ readonly before: Revision; readonly after: Revision } | null>(null);
  const [restoring, setRestoring] = useState<Revision | null>(null);
  const onNamed = (of: number, name: string | null): void => setNamed(new Map([...named, [of, name]]));
  return (
    <ModalDialog placement="side" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <p className={styles.about}>{intl.formatMessage(messages.about)}</p>
      {failed ? (
        <ErrorState
          text={intl.formatMessage(messages.failed)}
          actions={<Button onClick={reload}>{intl.formatMessage(messages.reload)}</Button>}
        />
      ) : null}
      {revisions === undefined || revisions.length === 0 ? (
        <p role="status" className={styles.about}>
          {failed ? '' : intl.formatMessage(revisions ? messages.empty : messages.loading)}
        </p>
      ) : (
        <RevisionDays revisions={revisions} now={now}>
          {(revision) => (
            <RevisionItem
              key={revision.version}
              courseId={courseId}
              revision={revision}
              now={now}
              onNamed={mayName ? onNamed : null}
            >
              <RevisionActions
                when={momentWords(intl, revision.saveTime, now)}
                restorable={editing?.editable ?? false}
                onCompared={revisions.length > 1 ? () => setCompared(besideOf(revision, revisions)) : null}
                onRestored={editing && !revision.current ? () => setRestoring(revision) : null}
              />
            </RevisionItem>
          )}
        </RevisionDays>
      )}
      {hasMore ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={false}
          loadMore={loadMore}
        />
      ) : null}
      {compared && revisions ? (
        <Suspense fallback={null}>
          <CompareDialog
            courseId={courseId}
            revisions={revisions}
            first={compared}
            now={now}
            taking={editing}
            onClosed={() => setCompared(null)}
          />
        </Suspense>
      ) : null}
      {restoring && editing ? (
        <RestoreDialog
          editor={editing.editor}
          courseId={courseId}
          revision={restoring}
          when={momentWords(intl, restoring.saveTime, now)}
          onDone={onClosed}
          onClosed={() => setRestoring(null)}
        />
      ) : null}
    </ModalDialog>
  );
}

/** A revision beside the one before it; the oldest that was read beside the course as it is now. */
function besideOf(
  revision: Revision,
  revisions: readonly Revision[],
): { readonly before: Revision; readonly after: Revision } {
  const before = revisions[revisions.indexOf(revision) + 1];
  return before ? { before, after: revision } : { before: revision, after: revisions[0] ?? revision };
}

const useStyles = makeStyles({ about: { margin: 0, color: tokens.colorNeutralForeground2 } });
