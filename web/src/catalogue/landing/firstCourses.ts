/** What decides the place of a course on the landing page. */
interface Timed {
  /** As the schema's `CourseTiming`. */
  readonly timing: string;
}

/** The most that the landing page shows. */
const most = 8;

/**
 * The courses of the landing page out of the catalogue's first: those that can be begun now, then those that open soon, each in
 * the catalogue's order; none that is over (OP-90).
 */
export function firstCourses<Course extends Timed>(courses: readonly Course[]): readonly Course[] {
  const running = courses.filter(({ timing }) => timing === 'RUNNING');
  const soon = courses.filter(({ timing }) => timing === 'WILL_START');
  return [...running, ...soon].slice(0, most);
}
