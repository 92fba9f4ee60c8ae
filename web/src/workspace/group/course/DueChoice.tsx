import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../../../ui/form/Choice.tsx';
import { DayField } from '../../../ui/form/DayField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { DueForm } from './dueForm.ts';
import { groupCourseMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
});

const rules = { days: messages.afterDays, day: messages.onDay, none: messages.noDue } as const;

/** When a course of a group is due: some days after the enrolment, on one day, or never. */
export function DueChoice({
  form: { rule, days, day },
  problem,
  onChanged,
}: {
  form: DueForm;
  problem: string | undefined;
  onChanged: (change: Partial<DueForm>) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const name = useId();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{intl.formatMessage(messages.due)}</legend>
        {(['days', 'day', 'none'] as const).map((each) => (
          <Choice
            key={each}
            type="radio"
            name={name}
            checked={rule === each}
            onChosen={() => onChanged({ rule: each })}
          >
            {intl.formatMessage(rules[each])}
          </Choice>
        ))}
      </fieldset>
      {rule === 'days' ? (
        <TextField
          label={intl.formatMessage(messages.days)}
          problem={problem}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={days}
          onChanged={(text) => onChanged({ days: text })}
        />
      ) : null}
      {rule === 'day' ? (
        <DayField
          label={intl.formatMessage(messages.day)}
          hint={intl.formatMessage(messages.dayHint)}
          problem={problem}
          value={day}
          onChanged={(chosen) => onChanged({ day: chosen })}
        />
      ) : null}
    </>
  );
}
