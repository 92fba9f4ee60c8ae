/** A part of a course that a thread is about. */
export interface PartOfCourse {
  readonly part: 'COURSE' | 'MODULE' | 'LECTURE' | 'SECTION' | 'QUESTION';
  readonly partId: number;
  /** The lecture that a section or question stands in; null for other parts. */
  readonly lectureId: number | null;
}

export const partKey = ({ part, partId }: { readonly part: string; readonly partId: number }): string =>
  `${part}-${partId}`;
