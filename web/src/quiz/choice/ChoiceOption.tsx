import { mergeClasses } from '@fluentui/react-components';
import { useId, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { OptionMark } from './choiceRules.ts';
import { Explanation } from '../Explanation.tsx';
import { explanationText } from '../explanationText.ts';
import { ChoiceMark } from './ChoiceMark.tsx';
import { markWords } from './markWords.ts';
import { useChoiceOptionStyles } from './ChoiceOption.styles.ts';
import { usePress } from './usePress.ts';

/** One option with its explanation. What its colour says is also said in words. */
export function ChoiceOption({
  ref,
  kind,
  html,
  chosen,
  mark,
  explanation,
  disabled,
  tabIndex,
  onFocus,
  onKeyDown,
  onClick,
}: {
  ref: Ref<HTMLButtonElement>;
  kind: 'radio' | 'checkbox';
  html: string;
  chosen: boolean;
  mark: OptionMark;
  explanation: { readonly type: string; readonly content: string } | null;
  disabled: boolean;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useChoiceOptionStyles();
  const explanationId = useId();
  const { onPointerDown, isPress } = usePress();
  const direction = useContentDirection();
  const explained = explanation !== null && explanationText(explanation) !== '';
  const words = markWords[mark];
  return (
    <div
      className={mergeClasses(styles.option, !disabled && styles.open, styles[mark])}
      data-mark={mark}
      dir={direction}
    >
      <button
        ref={ref}
        type="button"
        role={kind}
        aria-checked={chosen}
        aria-disabled={disabled}
        aria-describedby={explained ? explanationId : undefined}
        tabIndex={tabIndex}
        className={mergeClasses(styles.button, disabled && styles.closed)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={(event) => {
          if (isPress(event)) onClick();
        }}
      >
        <span className={styles.mark}>
          <ChoiceMark kind={kind} mark={mark} />
        </span>
        <AuthorHtml className={styles.text} html={html} />
        {words &&
          (mark === 'missed' ? (
            <span className={styles.words}>{intl.formatMessage(words)}</span>
          ) : (
            <VisuallyHidden>{intl.formatMessage(words)}</VisuallyHidden>
          ))}
      </button>
      {explained ? (
        <div className={styles.explanation}>
          <Explanation id={explanationId} explanation={explanation} />
        </div>
      ) : null}
    </div>
  );
}
