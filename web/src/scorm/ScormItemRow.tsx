import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDuration } from '../i18n/useDuration.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { stateText, type ItemProgress } from './itemProgress.ts';
import { scormMessages as messages } from './messages.ts';
import type { ScormItem } from './ScormItems.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  words: { flex: '1 1 200px', minWidth: 0 },
  name: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  heading: { margin: '8px 0 0', fontWeight: tokens.fontWeightSemibold },
  state: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** One item: its name, how far it is in words, and how it is opened. A heading has its name alone. */
export function ScormItemRow({
  item,
  progress,
  isAlone,
  isNext,
  isOpen,
  onOpened,
}: {
  item: ScormItem;
  progress: ItemProgress;
  /** The only item: its name is that of the package. */
  isAlone: boolean;
  /** What is to be done now: one of several has the main button. */
  isNext: boolean;
  isOpen: boolean;
  onOpened: (fromStart: boolean) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const duration = useDuration();
  const lang = useContentLanguage();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What closed it is gone.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!item.launchUrl) {
    return (
      <li className={styles.heading} lang={lang}>
        {item.title}
      </li>
    );
  }
  const { finished } = progress;
  const minutes = Math.round(progress.totalSeconds / 60);
  const facts = [
    intl.formatMessage(stateText(progress)),
    progress.scoreScaled == null ? null : intl.formatMessage(messages.score, { score: progress.scoreScaled }),
    progress.sessionCount === 0 ? null : minutes > 0 ? duration(minutes) : intl.formatMessage(messages.underAMinute),
  ].filter((fact) => fact !== null);
  const open = finished ? messages.again : progress.sessionCount > 0 ? messages.resume : messages.begin;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {isAlone ? null : (
          <p className={styles.name} lang={lang}>
            {item.title}
          </p>
        )}
        <p className={styles.state}>{facts.join(' · ')}</p>
      </div>
      {isOpen ? null : (
        <div className={styles.buttons}>
          {finished ? <Button onClick={() => onOpened(true)}>{intl.formatMessage(messages.startOver)}</Button> : null}
          <Button
            ref={opener}
            appearance={isNext ? 'primary' : 'secondary'}
            aria-label={isAlone ? undefined : `${intl.formatMessage(open)}: ${item.title}`}
            onClick={() => onOpened(false)}
          >
            {intl.formatMessage(open)}
          </Button>
        </div>
      )}
    </li>
  );
}
