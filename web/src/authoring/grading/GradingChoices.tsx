import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../../ui/form/Choice.tsx';
import { gradings, type Grading } from './grading.ts';
import { gradingMessages as messages } from './messages.ts';

/** The three things that can become of earlier answers. */
export function GradingChoices({
  legend,
  chosen,
  explained,
  invalid = false,
  onChosen,
  children,
}: {
  legend: ReactNode;
  chosen: Grading | null;
  /** Whether each choice says what it does. */
  explained: boolean;
  /** Whether a choice is missing. */
  invalid?: boolean;
  onChosen: (grading: Grading) => void;
  /** What the change does to these answers. */
  children?: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {gradings.map((grading) => (
        <Choice
          key={grading}
          type="radio"
          name={name}
          checked={chosen === grading}
          invalid={invalid}
          onChosen={() => onChosen(grading)}
        >
          {intl.formatMessage(messages[grading])}
          {explained ? <span className={styles.about}>{intl.formatMessage(messages[`${grading}_about`])}</span> : null}
        </Choice>
      ))}
    </fieldset>
  );
}

const useStyles = makeStyles({
  choices: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  about: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
