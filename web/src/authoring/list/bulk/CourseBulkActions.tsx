import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { CourseChangeDialog } from './CourseChangeDialog.tsx';
import { courseChanges, type CourseChange } from './courseChanges.ts';
import { courseBulkMessages as messages } from './messages.ts';

const { bulkCourses: most } = limits;

/** What can be done with selected courses: each after a look at what it would do, and then as a job whose report is shown (BEY-12). */
export function CourseBulkActions({ ids }: { ids: readonly string[] }): ReactElement {
  const intl = useIntl();
  const [asked, setAsked] = useState<CourseChange | null>(null);
  if (ids.length > most) {
    return <span>{intl.formatMessage(messages.tooMany, { most, count: ids.length })}</span>;
  }
  return (
    <>
      {courseChanges.map((change) => (
        <Button key={change.action} onClick={() => setAsked(change)}>
          {intl.formatMessage(change.name)}
        </Button>
      ))}
      {asked ? <CourseChangeDialog change={asked} ids={ids} onClosed={() => setAsked(null)} /> : null}
    </>
  );
}
