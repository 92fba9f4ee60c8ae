/** Reading a course's own fields as an author sends them, and what must go together. */
import type { z } from 'zod';
import type { FieldKind } from './courseFieldKinds.ts';
import { courseFields, type CourseFieldName, type CourseFields } from './courseFields.ts';
import { courseStart } from './courseRules.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import { readDecisionTree } from './umbrella/readDecisionTree.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';

/**
 * `before` is the stored course for a merge patch, and undefined for a course that is written as a whole: then what is left out
 * gets its default. What does not fit is added to `problems`.
 */
export function readCourseFields(
  received: ReceivedCourse,
  before: CourseFields | undefined,
  problems: FieldProblems,
): CourseFields {
  const given = { ...received, name: received.name === undefined ? received.title : received.name };
  const fields = Object.fromEntries(
    Object.entries(courseFields).map(([name, field]) => {
      // Each field reads its own value: that the two belong together is lost in a list of all.
      const kind = field as FieldKind<unknown, z.ZodType, z.ZodType>;
      return [name, kind.read(given[name as CourseFieldName], before?.[name as CourseFieldName], name, problems)];
    }),
  ) as CourseFields;
  // OP-64: required where it is the point of the course.
  if (fields.type === 'EXTERNAL' && fields.externalUrl === null) {
    problems.add('externalUrl', 'is required', { reason: 'REQUIRED' });
  }
  const start = courseStart(fields);
  if (start !== null && fields.availableUntilTime !== null && fields.availableUntilTime <= start) {
    problems.add('availableUntilTime', 'must be after the start', { reason: 'NOT_AFTER_START' });
  }
  const sendsTree = Object.hasOwn(received.customMetadata ?? {}, 'decisionTree');
  return sendsTree ? { ...fields, customMetadata: withReadTree(fields, problems) } : fields;
}

/** OP-71: of all that an author keeps with a course, the tree of an umbrella course is the one part with rules. */
function withReadTree({ customMetadata }: CourseFields, problems: FieldProblems): CourseFields['customMetadata'] {
  const { decisionTree, ...others } = customMetadata;
  return decisionTree == null
    ? others
    : { ...others, decisionTree: readDecisionTree(decisionTree, 'customMetadata.decisionTree', problems) };
}

/** The names of the tags that a request gives a course. */
export const receivedTagNames = ({ tags }: Pick<ReceivedCourse, 'tags'>): readonly string[] =>
  (tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.name));
