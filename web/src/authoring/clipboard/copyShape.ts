import { z } from '../../editing/shape.ts';
import { questionShape } from '../../quiz/questionShape.ts';
import { shapeVersions, storedSection, type ShapeVersions } from '../../section/storedSection.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import { copyFormat, type CopiedNodes } from './copyNodes.ts';

const minutes = z.nullable(z.int().check(z.minimum(0)));
const textOrNull = z.nullable(z.string());

const lectureFields = z.strictObject({
  name: z.string(),
  description: z.string(),
  durationMinutes: minutes,
  headerImageUrl: textOrNull,
  mediaSource: z.nullable(z.strictObject({ url: z.string(), startTime: textOrNull, finishTime: textOrNull })),
  navigationMode: z.enum(['NEXT_BUTTON', 'SCROLL']),
  questionBank: z.nullable(
    z.strictObject({
      draws: z.array(z.strictObject({ weight: z.int().check(z.minimum(1)), drawCount: z.int().check(z.minimum(0)) })),
    }),
  ),
});
const moduleFields = z.strictObject({
  name: z.string(),
  description: z.string(),
  availableFromTime: textOrNull,
  startTime: textOrNull,
  durationMinutes: minutes,
});
const head = z.looseObject({ shapes: z.optional(z.record(z.string(), z.int())) });

/** The versions at which the sections of a copy are kept: the first ones where it says nothing, as before there were any. */
export const shapesOf = (copy: unknown): ShapeVersions => head.safeParse(copy).data?.shapes ?? {};

/** A copy whose sections are kept at these versions: with these members and no others, and brought up to our versions. */
export function copyShape(versions: ShapeVersions): z.ZodMiniType<CopiedNodes> {
  const section = z.pipe(
    z.unknown(),
    z.transform((value, context): SectionDraft => {
      const read = storedSection(value, versions);
      if (read === null || hasId(read)) {
        context.issues.push({ code: 'custom', input: value });
        return z.NEVER;
      }
      return read;
    }),
  );
  const sections = z.array(section);
  const lecture = z.strictObject({
    key: z.string(),
    fields: lectureFields,
    content: z.strictObject({ sections, questions: z.array(questionShape) }),
  });
  const module = z.strictObject({ key: z.string(), fields: moduleFields, lectures: z.array(lecture) });
  const about = {
    format: z.literal(copyFormat),
    version: z.literal(1),
    shapes: z.pipe(
      z.optional(z.unknown()),
      z.transform(() => shapeVersions),
    ),
  };
  return z.union([
    z.strictObject({ ...about, kind: z.literal('module'), nodes: z.array(module) }),
    z.strictObject({ ...about, kind: z.literal('lecture'), nodes: z.array(lecture) }),
    z.strictObject({ ...about, kind: z.literal('section'), nodes: sections, questions: z.array(questionShape) }),
    z.strictObject({ ...about, kind: z.literal('question'), nodes: z.array(questionShape) }),
  ]);
}

/** What is pasted is new, and so are the sections within it. */
const hasId = ({ id, content }: SectionDraft): boolean =>
  id !== undefined || (content.type === 'branch' && content.options.some(({ sections }) => sections.some(hasId)));
