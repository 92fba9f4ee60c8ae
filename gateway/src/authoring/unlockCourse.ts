import type { MutationResolvers, UnlockCourseInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postUnlock } from './authoringApi.ts';

/** Releases the lock that the viewer holds (LOCK-06, REST-23, BEY-08). */
export const unlockCourse: NonNullable<MutationResolvers['unlockCourse']> = mutation(
  async ({ courseId, lockToken, handOverTo }: UnlockCourseInput, { rest }) => {
    await postUnlock(rest, inputId(courseId, 'courseId', 'Course'), {
      lockToken,
      handOverTo: handOverTo == null ? undefined : inputId(handOverTo, 'handOverTo', 'User'),
    });
    return { unlocked: true };
  },
);
