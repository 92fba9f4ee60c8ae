import { toEarnedAchievement } from '../achievement/achievementMappers.ts';
import { postLectureSeen } from '../enrolment/userCourseApi.ts';
import { toUserCourseModel } from '../enrolment/userCourseMappers.ts';
import type { MarkLectureSeenInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toNeighbouredLecture } from '../lecture/lectureMappers.ts';
import { mutation } from '../mutation.ts';

/** Marks a lecture as seen (LEC-17, PROG-06). */
export const markLectureSeen: NonNullable<MutationResolvers['markLectureSeen']> = mutation(
  async (input: MarkLectureSeenInput, { rest }) => {
    const userCourseId = inputId(input.userCourseId, 'userCourseId', 'UserCourse');
    const lectureId = inputId(input.lectureId, 'lectureId', 'Lecture');
    const seen = await postLectureSeen(rest, userCourseId, lectureId, input.idempotencyKey);
    return {
      lecture: toNeighbouredLecture(seen.lecture, { courseId: seen.courseId, ofViewer: seen.finishTime === null }),
      userCourse: toUserCourseModel(seen),
      newAchievements: seen.newUserGamificationItems.map(toEarnedAchievement),
    };
  },
);
