import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { putPosition } from './userCourseApi.ts';
import { toStudyPosition } from './userCourseMappers.ts';

/** OP-96. */
export const saveStudyPosition: NonNullable<MutationResolvers['saveStudyPosition']> = async (
  _root,
  { input },
  { rest },
) => {
  const { userCourseId, lectureId, sectionId } = input;
  const { result, userErrors } = await refusable(putPosition(rest, userCourseId, lectureId, sectionId ?? null));
  return { position: toStudyPosition(result), userErrors };
};
