import type { ReactElement, Ref } from 'react';
import { useIntl } from 'react-intl';
import { ColumnMenu } from '../admin/table/ColumnMenu.tsx';
import { ListDownload } from '../job/export/ListDownload.tsx';
import { TableHead } from '../admin/table/TableHead.tsx';
import type { ColumnChoice } from '../admin/table/useColumns.ts';
import { EnrolPeople } from '../enrolment/others/EnrolPeople.tsx';
import { progressMessages as messages } from './messages.ts';

/** How many learners the list has, and what can be done with all of it. */
export function ProgressHead<Row>({
  ref,
  count,
  columns,
  csvUrl,
  course,
}: {
  ref: Ref<HTMLDivElement>;
  count: number;
  columns: ColumnChoice<Row>;
  /** Null where there is nothing to download. */
  csvUrl: string | null;
  /** The course that the list is about, into which people are enrolled at first. */
  course: { readonly courseId: number; readonly name: string } | null;
}): ReactElement {
  const intl = useIntl();
  return (
    <TableHead ref={ref} count={intl.formatMessage(messages.count, { count })}>
      <ColumnMenu choice={columns} />
      {csvUrl === null ? null : <ListDownload kind="USER_COURSES" url={csvUrl} />}
      <EnrolPeople course={course} />
    </TableHead>
  );
}
