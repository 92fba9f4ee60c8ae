import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { focusAfterKey, optionMark, type OptionMarkInput } from './choiceRules.ts';
import type { ExplanationProps } from '../QuestionProps.ts';
import { ChoiceOption } from './ChoiceOption.tsx';
import { useOptionListStyles } from './OptionList.styles.ts';

/**
 * The options of a choice question. One right answer makes radio buttons with one tab stop, several make checkboxes. Arrow keys
 * move the focus and never choose; Enter, Space, click and tap do (OP-58). Disabled options keep the focus.
 */
export function OptionList({
  kind,
  labelId,
  options,
  chosen,
  verdict,
  correctAnswer,
  explanations,
  disabled,
  onChosen,
}: OptionMarkInput & {
  kind: 'radio' | 'checkbox';
  /** The id of the element that asks. */
  labelId: string;
  options: readonly string[];
  explanations: readonly ExplanationProps[];
  disabled: boolean;
  /** Someone chose, or took back, the option at a position from 1. */
  onChosen: (position: number) => void;
}): ReactElement {
  const styles = useOptionListStyles();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [tabStop, setTabStop] = useState(Math.max(0, (chosen[0] ?? 1) - 1));

  const moveFocus = (event: KeyboardEvent, index: number): void => {
    const next = focusAfterKey(event.key, index, options.length);
    if (next === null) return;
    event.preventDefault();
    setTabStop(next);
    buttons.current[next]?.focus();
  };

  return (
    <div role={kind === 'radio' ? 'radiogroup' : 'group'} aria-labelledby={labelId} className={styles.list}>
      {options.map((option, index) => {
        const position = index + 1;
        return (
          <ChoiceOption
            // Options have no id of their own; their position is what answers name.
            key={position}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            kind={kind}
            html={option}
            chosen={chosen.includes(position)}
            mark={optionMark(position, { chosen, verdict, correctAnswer })}
            explanation={explanations.find((explanation) => explanation.position === position) ?? null}
            disabled={disabled}
            tabIndex={kind === 'checkbox' || index === tabStop ? 0 : -1}
            onFocus={() => setTabStop(index)}
            onKeyDown={(event) => moveFocus(event, index)}
            onClick={() => {
              if (!disabled) onChosen(position);
            }}
          />
        );
      })}
    </div>
  );
}
