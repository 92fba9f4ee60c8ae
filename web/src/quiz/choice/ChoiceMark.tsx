import { mergeClasses } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { Dismiss16Filled } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import type { OptionMark } from './choiceRules.ts';
import { useChoiceMarkStyles } from './ChoiceMark.styles.ts';

/** The box or the circle before something to choose: empty, chosen, or what was right. Its colour is never all that says so. */
export function ChoiceMark({ kind, mark }: { kind: 'radio' | 'checkbox'; mark: OptionMark }): ReactElement {
  const styles = useChoiceMarkStyles();
  return (
    <span
      aria-hidden
      className={mergeClasses(
        styles.indicator,
        kind === 'checkbox' && styles.square,
        mark === 'chosen' && styles.chosen,
        mark === 'right' && styles.right,
        mark === 'wrong' && styles.wrong,
        mark === 'missed' && styles.missed,
      )}
    >
      {mark === 'wrong' ? <Dismiss16Filled /> : null}
      {mark === 'right' || mark === 'missed' || (mark === 'chosen' && kind === 'checkbox') ? (
        <Checkmark16Filled />
      ) : null}
      {mark === 'chosen' && kind === 'radio' ? <span className={styles.dot} /> : null}
    </span>
  );
}
