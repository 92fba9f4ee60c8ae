/** The same content under other ids, for a copy: ids are never given twice, and a body that holds any belongs to one course. */
import { contentHash } from '../shared/canonicalJson.ts';
import type { Id } from '../shared/id.ts';
import type { LectureBody, Outline, OutlineLecture } from './content.ts';
import { bytesOfBody, type ReadTree } from './finishContent.ts';
import type { ContentNode } from './nodeQueries.ts';
import { branchSections } from './outlineRules.ts';
import { sectionKind, type InnerSection, type Section } from './section/types.ts';

type Bodies = ReadonlyMap<string, LectureBody>;

/** What needs an id: modules, lectures, questions and sections, in reading order. `bodies` are those of all lectures. */
export const nodesOfContent = ({ modules }: Pick<Outline, 'modules'>, bodies: Bodies): readonly ContentNode[] =>
  modules.flatMap((module) => [
    { kind: 'module' as const, id: module.id },
    ...module.lectures.flatMap((lecture) => [
      { kind: 'lecture' as const, id: lecture.id },
      ...lecture.questions.map(({ id }) => ({ kind: 'question' as const, id })),
      ...bodyOf(lecture, bodies).sections.flatMap(nodesOfSection),
    ]),
  ]);

const nodesOfSection = (section: Section): readonly ContentNode[] => [
  { kind: 'section', id: section.id },
  ...branchSections(section).flatMap(nodesOfSection),
];

/** The tree with the ids that `newIdOf` gives; everything else stays as it is, whatever rules came since it was saved. */
export function renamedContent(
  { modules }: Pick<Outline, 'modules'>,
  bodies: Bodies,
  newIdOf: (kind: ContentNode['kind'], id: Id) => Id,
): ReadTree {
  const newBodies = new Map<string, LectureBody>();
  const renameLecture = (lecture: OutlineLecture): OutlineLecture => {
    const body = renamedBody(bodyOf(lecture, bodies), newIdOf);
    const bodyHash = contentHash(body);
    newBodies.set(bodyHash, body);
    return {
      ...lecture,
      id: newIdOf('lecture', lecture.id),
      questions: lecture.questions.map((question) => ({ ...question, id: newIdOf('question', question.id) })),
      bodyHash,
      bodyBytes: bytesOfBody(body),
    };
  };
  return {
    modules: modules.map((module) => ({
      ...module,
      id: newIdOf('module', module.id),
      lectures: module.lectures.map(renameLecture),
    })),
    newBodies,
  };
}

function renamedBody(
  { sections, questions }: LectureBody,
  newIdOf: (kind: ContentNode['kind'], id: Id) => Id,
): LectureBody {
  // What names a question that the lecture has not, as some older ones do, names none in the copy either.
  const own = new Set(questions.map(({ id }) => id));
  const newQuestionId = (id: Id): Id => (own.has(id) ? newIdOf('question', id) : id);
  const rename = (section: Section): Section =>
    ({
      ...section,
      id: newIdOf('section', section.id),
      ...(section.type === 'JSON' ? { content: renamedJson(section.content) } : {}),
      questionIds: section.questionIds.filter((id) => own.has(id)).map(newQuestionId),
    }) as Section;
  const renamedJson = (content: Extract<Section, { type: 'JSON' }>['content']): object => {
    if (content.type === 'BRANCH') {
      const options = content.content.options.map((option) => ({
        ...option,
        sections: option.sections.map((section) => rename(section) as InnerSection),
      }));
      return { ...content, content: { ...content.content, options } };
    }
    const kind = sectionKind(content.type);
    return kind === undefined
      ? content
      : { ...content, content: kind.renamed(content.content as never, newQuestionId) };
  };
  return {
    sections: sections.map(rename),
    questions: questions.map((question) => ({ ...question, id: newIdOf('question', question.id) })),
  };
}

const bodyOf = ({ bodyHash }: OutlineLecture, bodies: Bodies): LectureBody => bodies.get(bodyHash) as LectureBody;
