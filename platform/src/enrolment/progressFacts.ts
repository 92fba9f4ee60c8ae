/** What a change of progress adds to the facts (OP-33). */
import type { Fact } from '../fact/appendFact.ts';
import type { UserCourseReading } from './userCourseReading.ts';

/** Where every fact of a user course happened, and when: at the time at which it is read for the work. */
export function factsOrigin({ record, now }: UserCourseReading) {
  return {
    workspace_id: record.course.workspaceId,
    user_id: record.userId,
    course_id: record.course.id,
    fact_time: now,
  };
}

/** Lectures and modules that became done, and modules that were started, between the two readings. */
export function progressFacts(before: UserCourseReading, after: UserCourseReading): readonly Fact[] {
  const origin = factsOrigin(after);
  return after.progress.modules.flatMap((module, index) => {
    const earlier = before.progress.modules[index];
    const ofModule = { ...origin, type: 'modules', module_id: module.moduleId } as const;
    const lectures = module.lectures
      .filter((lecture, place) => lecture.done && earlier?.lectures[place]?.done === false)
      .map((lecture) => ({
        ...origin,
        type: 'lecture' as const,
        action: 'done',
        module_id: module.moduleId,
        lecture_id: lecture.lectureId,
      }));
    return [
      ...(earlier?.status === 'TODO' && module.status !== 'TODO' ? [{ ...ofModule, action: 'started' }] : []),
      ...lectures,
      ...(earlier?.done === false && module.done ? [{ ...ofModule, action: 'done' }] : []),
    ];
  });
}
