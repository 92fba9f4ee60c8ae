import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChoiceMark } from '../choice/ChoiceMark.tsx';
import type { OptionMark } from '../choice/choiceRules.ts';
import { markWords } from '../choice/markWords.ts';
import { useCategoryChoiceStyles } from './CategoryChoice.styles.ts';

/**
 * One category at an item: puts the item there, and takes it out when it is pressed again, by Delete and by Backspace (QUIZ-14). A radio
 * button where an item stands in one category only, else a checkbox.
 */
export function CategoryChoice({
  kind,
  group,
  label,
  chosen,
  mark,
  frozen,
  onToggled,
}: {
  kind: 'radio' | 'checkbox';
  /** The name that the radio buttons of one item share. */
  group: string;
  label: string;
  chosen: boolean;
  mark: OptionMark;
  /** Whether nothing can be changed; it keeps the focus all the same. */
  frozen: boolean;
  onToggled: () => void;
}): ReactElement {
  const intl = useIntl();
  const lang = useContentLanguage();
  const styles = useCategoryChoiceStyles();
  const words = markWords[mark];
  const toggle = (): void => {
    if (!frozen) onToggled();
  };
  return (
    <label className={mergeClasses(styles.choice, !frozen && styles.open, styles[mark])} data-mark={mark}>
      <input
        type={kind}
        name={group}
        className={mergeClasses(styles.input, frozen && styles.closed)}
        checked={chosen}
        aria-disabled={frozen}
        onChange={toggle}
        onClick={() => {
          // A radio button that is chosen already does not change by itself.
          if (kind === 'radio' && chosen) toggle();
        }}
        onKeyDown={(event) => {
          if (chosen && (event.key === 'Delete' || event.key === 'Backspace')) toggle();
        }}
      />
      <ChoiceMark kind={kind} mark={mark} />
      <span className={styles.label} lang={lang}>
        {label}
      </span>
      {words ? <VisuallyHidden>{intl.formatMessage(words)}</VisuallyHidden> : null}
    </label>
  );
}
