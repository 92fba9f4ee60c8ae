import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { enrolmentMessages as messages } from './messages.ts';

const words = {
  GO: messages.messageGo,
  NICE: messages.messageNice,
  ALMOST: messages.messageAlmost,
  DONE: messages.messageDone,
} as const;

/** Below this share there is nothing yet that words could be about. */
const firstPercent = 10;

/** A word of encouragement that goes with how far along the learner is (PROG-14, OP-46); nothing for who has hardly begun. */
export function ProgressMessage({
  level,
  percent,
}: {
  level: keyof typeof words;
  /** The share of lectures that are done. */
  percent: number;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  if (level === 'GO' && percent < firstPercent) return null;
  return <p className={styles.message}>{intl.formatMessage(words[level])}</p>;
}

const useStyles = makeStyles({
  message: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});
