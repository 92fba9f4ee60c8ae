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

/** A word of encouragement that goes with how far along the learner is (PROG-14, OP-46). */
export function ProgressMessage({ level }: { level: keyof typeof words }): ReactElement {
  const styles = useStyles();
  return <p className={styles.message}>{useIntl().formatMessage(words[level])}</p>;
}

const useStyles = makeStyles({
  message: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});
