import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/form/TextField.tsx';
import { courseListMessages as messages } from '../messages.ts';
import { largestStructure } from './basicStructure.ts';
import { countNames, type NewCourseForm } from './newCourse.ts';

const labels = {
  modules: messages.modulesLabel,
  lectures: messages.lecturesLabel,
  sections: messages.sectionsLabel,
} as const;

/** How many modules a new course has, lectures each module, and sections each lecture (CRS-14). */
export function StructureFields({
  size,
  wrong,
  onChanged,
}: {
  size: NewCourseForm['size'];
  /** The counts that cannot be. */
  wrong: ReadonlySet<string>;
  onChanged: (size: NewCourseForm['size']) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <div className={styles.counts}>
      {countNames.map((count) => (
        <TextField
          key={count}
          label={intl.formatMessage(labels[count])}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={size[count]}
          problem={
            wrong.has(count) ? intl.formatMessage(messages.countWrong, { most: largestStructure[count] }) : undefined
          }
          onChanged={(typed) => onChanged({ ...size, [count]: typed })}
        />
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  counts: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10em), 1fr))' },
});
