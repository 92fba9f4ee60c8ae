/** Questions that were kept outside of a course, by this version of the client or an earlier one: in the journal, on a clipboard. */
import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { z } from '../editing/shape.ts';
import { broughtUp, type ShapeVersions } from '../editing/shapeVersions.ts';
import { questionTypes, type QuestionName } from './types.ts';

const explanation = z.strictObject({
  type: z.enum(['TEXT', 'HTML', 'JSON']),
  texts: z.array(z.strictObject({ key: z.string(), content: z.string() })),
});

const kept = z.strictObject({
  key: z.string(),
  id: z.optional(z.int()),
  text: z.string(),
  weight: z.int().check(z.minimum(1)),
  wrongLimit: z.int().check(z.minimum(0)),
  explanation: z.nullable(explanation),
  content: z.looseObject({ type: z.string() }),
});

/** A question that was kept at these versions, brought up to ours step by step; null when it is none, or of a later version than ours. */
export function storedQuestion(value: unknown, versions: ShapeVersions): QuestionDraft | null {
  const question = kept.safeParse(value).data;
  const name = question?.content.type;
  const content =
    name !== undefined && isKnown(name)
      ? broughtUp<QuestionContent>(question?.content ?? {}, questionTypes[name], versions)
      : null;
  return question && content ? { ...question, content } : null;
}

const isKnown = (name: string): name is QuestionName => Object.hasOwn(questionTypes, name);
