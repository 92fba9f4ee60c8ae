/**
 * The address of a course for the shorter one by which courses were shared before: `/course/258?ref=a` becomes
 * `/courses/course/258?ref=a` (ADR 0028, ADR 0072). Null for any other address.
 */
export function ofSharedAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const id = /^\/course\/(\d{1,10})\/?$/.exec(pathname)?.[1];
  return id === undefined ? null : `/courses/course/${id}${search}`;
}
