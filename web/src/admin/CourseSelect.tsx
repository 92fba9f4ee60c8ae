import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../ui/form/SelectField.tsx';
import { adminMessages as messages } from './messages.ts';
import { TableSearch } from './table/TableSearch.tsx';

/** Courses to choose from. */
export interface FoundCourses {
  readonly courses: readonly { readonly courseId: number; readonly name: string; readonly endTime?: string | null }[];
  /** Whether there are more than are listed. */
  readonly more: boolean;
  readonly failed: boolean;
}

/** A field for one of many courses. Where there are more than the list holds, it is searched. */
export function CourseSelect({
  found: { courses, more, failed },
  chosenName,
  search,
  value,
  problem,
  onSearched,
  onChanged,
}: {
  found: FoundCourses;
  /** The name of the chosen one, in case that it is not among those found. */
  chosenName: string | null;
  search: string;
  /** Its raw id; empty for none. */
  value: string;
  problem: string | undefined;
  onSearched: (search: string) => void;
  onChanged: (courseId: string) => void;
}): ReactElement {
  const intl = useIntl();
  const isListed = courses.some(({ courseId }) => String(courseId) === value);
  const chosen = chosenName !== null && value !== '' && !isListed ? [{ value, label: chosenName }] : [];
  return (
    <>
      {more || search !== '' ? (
        <TableSearch label={intl.formatMessage(messages.searchCourse)} value={search} onSearched={onSearched} />
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
