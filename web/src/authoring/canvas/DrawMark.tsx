import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ArrowShuffle16Regular } from '@fluentui/react-icons/svg/arrow-shuffle';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { use, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { NodeKey } from '../draft/courseDraft.ts';
import { AskedQuestionsContext } from './askedQuestions.ts';
import { canvasMessages as messages } from './messages.ts';

/** Whether a question is always asked, drawn with others, or never asked (BANK-10); nothing in a lecture that asks all of its questions. */
export function DrawMark({ question }: { question: NodeKey }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const draw = use(AskedQuestionsContext).get(question)?.draw;
  if (!draw) return null;
  const { drawCount, count, weight: points } = draw;
  if (drawCount === 0) {
    return (
      <p className={mergeClasses(styles.mark, styles.never)}>
        <Warning16Regular aria-hidden className={styles.icon} />
        {intl.formatMessage(messages.drawnNever, { points })}
      </p>
    );
  }
  const isAlways = drawCount === count;
  const Icon = isAlways ? CheckmarkCircle16Regular : ArrowShuffle16Regular;
  return (
    <p className={styles.mark}>
      <Icon aria-hidden className={styles.icon} />
      {intl.formatMessage(isAlways ? messages.drawnAll : messages.drawnSome, { drawCount, count, points })}
    </p>
  );
}

const useStyles = makeStyles({
  mark: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    margin: '0 0 8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  never: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  icon: { flexShrink: 0 },
});
