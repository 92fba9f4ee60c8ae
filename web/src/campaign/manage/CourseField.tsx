import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CourseSelect } from '../../admin/CourseSelect.tsx';
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
  const [now] = useState(() => Date.now());
  const found = useCampaignCourses(search, course?.kept !== true);
  const hasEnded = ({ endTime }: { endTime?: string | null }): boolean => endTime != null && Date.parse(endTime) <= now;
  const chosen = found.courses.find(({ courseId }) => String(courseId) === value);
  const over = chosen !== undefined && hasEnded(chosen) && course?.name !== chosen.name;
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
  return (
    <CourseSelect
      found={{
        ...found,
        courses: found.courses.map((one) =>
          hasEnded(one) ? { ...one, name: intl.formatMessage(messages.courseWithEnd, { course: one.name }) } : one,
        ),
      }}
      chosenName={course?.name ?? null}
      search={search}
      value={value}
      problem={over ? intl.formatMessage(messages.courseOver) : problem}
      onSearched={setSearch}
      onChanged={onChanged}
    />
  );
}
