/** A course of the catalogue, as its card reads it; what a test is about comes on top. */
export function courseFixture(course: { courseId: number } & Record<string, unknown>): Record<string, unknown> {
  return {
    id: `course-${course.courseId}`,
    name: `Course ${course.courseId}`,
    miniDescription: 'What it is about.',
    imageUrl: null,
    durationMinutes: 36,
    lectureCount: 9,
    certifiable: true,
    timing: 'RUNNING',
    startTime: null,
    availableFromTime: null,
    type: null,
    voucherActivated: false,
    metadata: { language: null },
    tags: [],
    ...course,
  };
}

/** A page of the catalogue with these courses; what a test is about comes on top. */
export function coursesFixture(
  courses: readonly Record<string, unknown>[],
  page: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    totalCount: courses.length,
    unavailable: false,
    nodes: courses,
    edges: courses.map((node) => ({ cursor: String(node['id']), node })),
    pageInfo: { hasNextPage: false, endCursor: null },
    ...page,
  };
}
