import { useTableAddress } from '../../admin/table/useTableAddress.ts';
import { readCourseListView, writeCourseListView, type CourseListView } from './courseListFilter.ts';

/** Which courses are listed, as the address says, and how to change it. */
export const useCourseListView = (): [view: CourseListView, change: (next: CourseListView) => void] =>
  useTableAddress(readCourseListView, writeCourseListView);
