/** Changes of a course that are held back beside what is live (BEY-24). */
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AuthoredCourseResolvers,
  DiscardCourseChangesInput,
  HoldCourseChangesBackInput,
  MutationResolvers,
  PublishCourseChangesInput,
  ScheduleCoursePublicationInput,
} from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { mutation } from '../mutation.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { selectsAny } from '../selection.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { postDiscardChanges, postHoldBack, postPublicationTime, postPublishChanges } from './heldBackApi.ts';
import { writeOrRefusal } from './refusedWrite.ts';
import { notWritten, toWrittenCourse } from './writtenCourse.ts';
import { getRevision } from './revisionApi.ts';
import { toDifference } from './revisionMappers.ts';

export const heldBackChanges: NonNullable<AuthoredCourseResolvers['heldBackChanges']> = withCost(
  { calls: 1 },
  ({ courseId, version, liveVersion }, _args, { rest }) =>
    version === liveVersion
      ? null
      : orNullWhereHidden(async () => toDifference(await getRevision(rest, courseId, version, liveVersion))),
);

export const holdCourseChangesBack: NonNullable<MutationResolvers['holdCourseChangesBack']> = mutation(
  (input: HoldCourseChangesBackInput, { rest }, info) => {
    const { lockToken, force } = input;
    const options = { lockToken, force, outline: selectsOutline(info) };
    return outcomeOf(postHoldBack(rest, courseOf(input), { holdsBack: input.holdBack ?? true }, options));
  },
);

export const publishCourseChanges: NonNullable<MutationResolvers['publishCourseChanges']> = mutation(
  async (input: PublishCourseChangesInput, context, info) => {
    const { moduleIds, ...conditions } = input;
    const body =
      moduleIds == null ? {} : { moduleIds: moduleIds.map((id, index) => inputId(id, `moduleIds.${index}`, 'Module')) };
    const options = { ...conditions, outline: selectsOutline(info) };
    const published = await writeOrRefusal(postPublishChanges(context.rest, courseOf(input), body, options));
    return 'refused' in published ? notWritten(published.refused) : toWrittenCourse(published.done, context);
  },
);

export const scheduleCoursePublication: NonNullable<MutationResolvers['scheduleCoursePublication']> = mutation(
  (input: ScheduleCoursePublicationInput, { rest }, info) => {
    const { publishTime = null, ...wish } = input;
    const options = { ...wish, outline: selectsOutline(info) };
    return outcomeOf(postPublicationTime(rest, courseOf(input), { publishTime }, options));
  },
);

export const discardCourseChanges: NonNullable<MutationResolvers['discardCourseChanges']> = mutation(
  (input: DiscardCourseChangesInput, { rest }, info) =>
    outcomeOf(postDiscardChanges(rest, courseOf(input), { ...input, outline: selectsOutline(info) })),
);

const courseOf = ({ courseId }: { readonly courseId: string }): number => inputId(courseId, 'courseId', 'Course');

const selectsOutline = (info: GraphQLResolveInfo): boolean => selectsAny(info, 'course.modules', 'course.achievements');

async function outcomeOf(work: Promise<Schemas['AuthoredCourse']>) {
  const written = await writeOrRefusal(work);
  return 'refused' in written
    ? { course: null, ...written.refused }
    : { course: toAuthoredCourse(written.done), losses: null, undecided: null, lock: null, currentVersion: null };
}
