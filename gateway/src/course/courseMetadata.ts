import { record, text, textOrNull } from '../freeForm.ts';
import type { CoursePreview, QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { RestError } from '../rest/RestError.ts';
import { getCourseMetadata } from './courseApi.ts';
import { toCourseMetadata } from './courseMetadataMappers.ts';
import type { CourseMetadataWire } from './courseWire.ts';

/** REST-51. Null for a course that is not published; an outage is an error. */
export const courseMetadata: NonNullable<QueryResolvers['courseMetadata']> = async (_root, args, { rest }) => {
  const courseId = rawIdOf(args.courseId, 'Course');
  if (courseId === null) return null;
  try {
    return toCoursePreview(courseId, await getCourseMetadata(rest, courseId));
  } catch (error) {
    // A SyntaxError: it was no JSON.
    if ((error instanceof RestError && error.isRefusal) || error instanceof SyntaxError) return null;
    throw error;
  }
};

function toCoursePreview(courseId: number, wire: CourseMetadataWire): CoursePreview {
  const { name, description, courseImage, ...metadata } = record(wire);
  return {
    courseId,
    name: text(name),
    description: text(description),
    imageUrl: textOrNull(courseImage),
    metadata: toCourseMetadata(metadata),
  };
}
