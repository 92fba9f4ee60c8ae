/** `#!258`: where links carry the raw id of a course (CAT-13, DASH-04, LEC-06). */
export function courseHash(courseId: number): string {
  return `#!${courseId}`;
}

/** The raw id in a hash of the form `#!258`, null when it is anything else. */
export function readCourseHash(hash: string): number | null {
  const id = /^#!(\d{1,10})$/.exec(hash)?.[1];
  if (id === undefined) return null;
  const value = Number(id);
  return value <= 2_147_483_647 ? value : null;
}

/** A whole positive number of a query parameter, null when it is missing or anything else. */
export function readIdParameter(search: string, name: string): number | null {
  const value = new URLSearchParams(search).get(name);
  return value !== null && /^\d{1,10}$/.test(value) ? readCourseHash(`#!${value}`) : null;
}
