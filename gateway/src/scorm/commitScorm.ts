import { toEarnedAchievement } from '../achievement/achievementMappers.ts';
import { toUserCourseModel } from '../enrolment/userCourseMappers.ts';
import type { CommitScormInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toNeighbouredLecture } from '../lecture/lectureMappers.ts';
import { mutation } from '../mutation.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { putScorm } from './scormApi.ts';
import { contentUrlOf, toScormItem } from './scormMappers.ts';

/** Keeps what an item of a SCORM package hands over (SCORM-02, OP-70). */
export const commitScorm: NonNullable<MutationResolvers['commitScorm']> = mutation(
  async (input: CommitScormInput, context) => {
    const { itemId, session, sequence, sessionSeconds, idempotencyKey } = input;
    const { userCourse, contentPath, item, leftOut } = await putScorm(context.rest, {
      userCourseId: inputId(input.userCourseId, 'userCourseId', 'UserCourse'),
      lectureId: inputId(input.lectureId, 'lectureId', 'Lecture'),
      itemId,
      // The platform says what of it is no data model.
      commit: { session, sequence, sessionSeconds, cmi: input.cmi as Schemas['CommitScormRequest']['cmi'] },
      idempotencyKey,
    });
    return {
      item: toScormItem(item, contentUrlOf(context, contentPath)),
      lecture: toNeighbouredLecture(userCourse.lecture, {
        courseId: userCourse.courseId,
        ofViewer: userCourse.finishTime === null,
      }),
      userCourse: toUserCourseModel(userCourse),
      leftOut: [...leftOut],
      newAchievements: userCourse.newUserGamificationItems.map(toEarnedAchievement),
    };
  },
);
