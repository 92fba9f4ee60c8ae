import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages as messages } from '../messages.ts';

/** Says how many items stand nowhere yet, beside a check button that waits for them. */
export function LeftToPlace({ count }: { count: number }): ReactElement {
  return <span className={useStyles().text}>{useIntl().formatMessage(messages.leftToPlace, { count })}</span>;
}

const useStyles = makeStyles({
  text: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
});
