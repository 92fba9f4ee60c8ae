/** Sections and questions of a draft as `LectureContentInput` takes them. */
import type { WriteAround } from '../../section/sectionType.ts';
import { typeOf as questionTypeOf } from '../../quiz/types.ts';
import { typeOf } from '../../section/types.ts';
import type { DraftNode, LectureContent, NodeKey } from '../draft/courseDraft.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import type { LectureContentInput, QuestionInput, QuestionReference, SectionInput } from './saveInput.ts';

type Refer = (key: NodeKey) => QuestionReference;

/** The whole content; existing nodes by id, new ones by their key. */
export function contentInput({ sections, questions }: LectureContent): LectureContentInput {
  const refer = questionReferences(questions);
  return {
    sections: sections.map((section) => sectionInput(section, refer)),
    questions: questions.map(questionInput),
  };
}

/** Names questions by id, or by key while they have none. */
export function questionReferences(questions: Iterable<QuestionDraft>): Refer {
  const ids = new Map([...questions].map((question) => [question.key, question.id]));
  return (key) => {
    const id = ids.get(key);
    return id === undefined ? { clientKey: key } : { questionId: String(id) };
  };
}

/** The id of a node, or its key when it is new. */
export const nameOf = <Name extends string>(
  node: DraftNode,
  name: Name,
): { readonly [Each in Name]?: string } & { readonly clientKey?: string } =>
  (node.id === undefined ? { clientKey: node.key } : { [name]: String(node.id) }) as {
    readonly [Each in Name]?: string;
  };

function sectionInput(section: SectionDraft, refer: Refer): SectionInput {
  const around: WriteAround = { question: refer, section: (inner) => sectionInput(inner, refer) };
  return {
    ...nameOf(section, 'sectionId'),
    questions: section.questions.map(refer),
    content: typeOf(section.content).write(section.content, around),
  };
}

function questionInput(question: QuestionDraft): QuestionInput {
  const { text, weight, wrongLimit, explanation } = question;
  return {
    ...nameOf(question, 'questionId'),
    text,
    weight,
    wrongLimit,
    explanation,
    content: questionTypeOf(question.content).write(question.content),
  };
}
