/** What decides the place of a course on the landing page. */
interface Timed {
  readonly courseId: number;
  /** As the schema's `CourseTiming`. */
  readonly timing: string;
}

/** The most that the landing page shows. */
const most = 8;

/**
 * The courses of the landing page out of the catalogue's first: those that can be begun now, then those that open soon, each in
 * the catalogue's order; none that is over (OP-90). `continuedId` is the course that the page offers to continue: it stands there once.
 */
export function firstCourses<Course extends Timed>(
  courses: readonly Course[],
  continuedId?: number,
): readonly Course[] {
  const others = courses.filter(({ courseId }) => courseId !== continuedId);
  const running = others.filter(({ timing }) => timing === 'RUNNING');
  const soon = others.filter(({ timing }) => timing === 'WILL_START');
  return [...running, ...soon].slice(0, most);
}
