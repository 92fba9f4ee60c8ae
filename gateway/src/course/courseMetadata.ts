import { record, text, textOrNull } from '../freeForm.ts';
import type { CourseMetadata, QueryResolvers } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { getCourseMetadata } from './courseApi.ts';
import type { CourseMetadataWire } from './courseWire.ts';

/** WS-19: what stands for metadata that cannot be read. */
const placeholder = { name: 'test' } as const;

export const courseMetadata: NonNullable<QueryResolvers['courseMetadata']> = async (
  _root,
  { courseId },
  { rest, log },
) => {
  try {
    return toCourseMetadata(courseId, await getCourseMetadata(rest, courseId));
  } catch (error) {
    // A SyntaxError: it was no JSON.
    if (!(error instanceof RestError) && !(error instanceof SyntaxError)) throw error;
    log.info({ err: error }, 'the metadata of a course could not be read');
    return toCourseMetadata(courseId, placeholder);
  }
};

function toCourseMetadata(courseId: number, wire: CourseMetadataWire): CourseMetadata {
  const { id: _id, name, description, courseImage, ...metadata } = record(wire);
  return {
    courseId,
    name: text(name, placeholder.name),
    description: text(description),
    courseImage: textOrNull(courseImage),
    metadata,
  };
}
