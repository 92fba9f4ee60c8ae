import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { voucherMessages as messages } from './messages.ts';
import { useCampaignCourses } from './useCampaignCourses.ts';

/** Which course the codes lead into. Where there are more than the list holds, it is searched. */
export function CourseField({
  course,
  value,
  problem,
  onChanged,
}: {
  /** The one that is chosen already, and whether it stays. */
  course: { name: string; kept: boolean } | null;
  value: string;
  problem: string | undefined;
  onChanged: (courseId: string) => void;
}): ReactElement {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const { courses, more, failed } = useCampaignCourses(search, course?.kept !== true);
  if (course?.kept === true) {
    return (
      <SelectField
        label={intl.formatMessage(messages.course)}
        hint={intl.formatMessage(messages.courseKept)}
        value={value}
        options={[{ value, label: course.name }]}
        onChanged={() => undefined}
      />
    );
  }
  const isListed = courses.some(({ courseId }) => String(courseId) === value);
  const chosen = course !== null && value !== '' && !isListed ? [{ value, label: course.name }] : [];
  return (
    <>
      {more || search !== '' ? (
        <TableSearch label={intl.formatMessage(messages.searchCourse)} value={search} onSearched={setSearch} />
      ) : null}
      <SelectField
        label={intl.formatMessage(messages.course)}
        problem={failed ? intl.formatMessage(messages.coursesFailed) : problem}
        value={value}
        options={[
          { value: '', label: intl.formatMessage(messages.chooseCourse) },
          ...chosen,
          ...courses.map(({ courseId, name }) => ({ value: String(courseId), label: name })),
        ]}
        onChanged={onChanged}
      />
    </>
  );
}
