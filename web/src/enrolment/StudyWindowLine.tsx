import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { enrolmentMessages as messages } from './messages.ts';
import type { StudyWindow } from './studyWindow.ts';
import { useDayWords } from './useDayWords.ts';

const words = { opens: messages.opensOn, ranOut: messages.ranOutOn, until: messages.openUntil } as const;

/** When someone can study in a course, in words (ENR-04, OP-21, OP-51); nothing where nothing limits it. */
export function StudyWindowLine({ window }: { window: StudyWindow | null }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const dayWords = useDayWords();
  if (window === null) return null;
  return <p className={styles.line}>{intl.formatMessage(words[window.kind], { date: dayWords(window.time) })}</p>;
}

const useStyles = makeStyles({
  line: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});
