/** Courses as the platform answers them (OP-17). */
import type { Schemas } from '../rest/Schemas.ts';

export type TagWire = Schemas['Tag'];

export type CourseCountsWire = Schemas['CourseCounts'];

export type CourseWire = Schemas['Course'];

/** `metadata.json`: a static file with free-form members beside the documented ones. */
export type CourseMetadataWire = Readonly<Record<string, unknown>>;
