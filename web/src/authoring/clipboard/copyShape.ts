import { z } from '../../editing/shape.ts';
import type { ShapeVersions } from '../../editing/shapeVersions.ts';
import { storedQuestion } from '../../quiz/storedQuestion.ts';
import { storedSection } from '../../section/storedSection.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { withInner } from '../draft/questionPlaces.ts';
import { shapeVersions } from '../draft/shapeVersions.ts';
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
  const sections = z.array(copied((value) => storedSection(value, versions), hasId));
  const questions = z.array(copied((value) => storedQuestion(value, versions), isSaved));
  const lecture = z.strictObject({
    key: z.string(),
    fields: lectureFields,
    content: z.strictObject({ sections, questions }),
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
    z.strictObject({ ...about, kind: z.literal('section'), nodes: sections, questions }),
    z.strictObject({ ...about, kind: z.literal('question'), nodes: questions }),
  ]);
}

/** A part of a copy that reads to what is new; anything else is no copy. */
const copied = <Node>(read: (value: unknown) => Node | null, isOld: (node: Node) => boolean): z.ZodMiniType<Node> =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): Node => {
      const node = read(value);
      if (node === null || isOld(node)) {
        context.issues.push({ code: 'custom', input: value });
        return z.NEVER;
      }
      return node;
    }),
  );

const isSaved = ({ id }: QuestionDraft): boolean => id !== undefined;

/** What is pasted is new, and so are the sections within it. */
const hasId = (section: SectionDraft): boolean => withInner(section).some(({ id }) => id !== undefined);
