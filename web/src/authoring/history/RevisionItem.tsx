import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChangeList } from './ChangeList.tsx';
import { historyMessages as messages } from './messages.ts';
import type { Revision } from './revision.ts';
import { RevisionMarks } from './RevisionMarks.tsx';
import { RevisionNameForm } from './RevisionNameForm.tsx';
import { authorWords, momentWords } from './revisionWords.ts';

/** Lines of what changed; more are counted. */
const mostLines = 6;

/** A revision in the history: who saved it and when, its name, what changed with it, and what can be done with it. */
export function RevisionItem({
  courseId,
  revision,
  now,
  onNamed,
  children,
}: {
  courseId: number;
  revision: Revision;
  now: number;
  /** Null where it cannot be named. */
  onNamed: ((version: number, name: string | null) => void) | null;
  /** Further buttons. */
  children?: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const button = useRef<HTMLButtonElement>(null);
  const [naming, setNaming] = useState(false);
  const { name, saveTime, difference } = revision;
  const when = momentWords(intl, saveTime, now);
  const wasNaming = useRef(false);
  useEffect(() => {
    // The field has made way for the button.
    if (wasNaming.current && !naming) button.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  return (
    <li className={styles.item} aria-label={intl.formatMessage(messages.revision, { when })}>
      <div className={styles.head}>
        <time dateTime={saveTime} className={styles.when}>
          {intl.formatMessage(messages.by, {
            time: intl.formatTime(saveTime, { timeStyle: 'short' }),
            person: authorWords(intl, revision),
          })}
        </time>
        <RevisionMarks revision={revision} />
      </div>
      {naming && onNamed ? (
        <RevisionNameForm courseId={courseId} revision={revision} onNamed={onNamed} onClosed={() => setNaming(false)} />
      ) : name ? (
        <div className={styles.name}>{name}</div>
      ) : null}
      <ChangeList difference={difference} most={mostLines} />
      <div className={styles.buttons}>
        {children}
        {onNamed && !naming ? (
          <Button
            ref={button}
            size="small"
            aria-label={intl.formatMessage(name ? messages.renameOf : messages.nameOf, { name, when })}
            onClick={() => setNaming(true)}
          >
            {intl.formatMessage(name ? messages.rename : messages.name)}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  when: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', ':empty': { display: 'none' } },
});
