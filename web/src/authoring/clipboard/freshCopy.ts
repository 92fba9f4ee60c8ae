import type { LectureContent, LectureDraft, ModuleDraft, NewKey, NodeKey } from '../draft/courseDraft.ts';
import type { NewNodes } from '../draft/operation.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { replaceInner, replaceQuestions } from '../draft/questionPlaces.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import type { CopiedNodes } from './copyNodes.ts';

/** What a copy puts into a draft: the same nodes under new keys, naming each other by these. To be done again for each paste. */
export function freshCopy(copied: CopiedNodes, newKey: NewKey): NewNodes {
  switch (copied.kind) {
    case 'module':
      return { kind: 'module', nodes: copied.nodes.map((module) => freshModule(module, newKey)) };
    case 'lecture':
      return { kind: 'lecture', nodes: copied.nodes.map((lecture) => freshLecture(lecture, newKey)) };
    case 'section': {
      const { sections, questions } = freshContent({ sections: copied.nodes, questions: copied.questions }, newKey);
      return { kind: 'section', nodes: sections, questions };
    }
    case 'question':
      return { kind: 'question', nodes: copied.nodes.map((question) => ({ ...question, key: newKey() })) };
  }
}

const freshModule = (module: ModuleDraft, newKey: NewKey): ModuleDraft => ({
  ...module,
  key: newKey(),
  lectures: module.lectures.map((lecture) => freshLecture(lecture, newKey)),
});

const freshLecture = (lecture: LectureDraft, newKey: NewKey): LectureDraft => ({
  ...lecture,
  key: newKey(),
  content: lecture.content === 'notRead' ? 'notRead' : freshContent(lecture.content, newKey),
});

function freshContent({ sections, questions }: LectureContent, newKey: NewKey): LectureContent {
  const keys = new Map(questions.map((question) => [question.key, newKey()]));
  return {
    sections: sections.map((section) =>
      freshSection(
        replaceQuestions(section, (key) => keys.get(key) ?? null),
        newKey,
      ),
    ),
    questions: questions.map((question) => freshQuestion(question, keys)),
  };
}

const freshQuestion = (question: QuestionDraft, keys: ReadonlyMap<NodeKey, NodeKey>): QuestionDraft => ({
  ...question,
  key: keys.get(question.key) ?? question.key,
});

function freshSection(section: SectionDraft, newKey: NewKey): SectionDraft {
  const copied = replaceInner(section, (sections) => sections.map((inner) => freshSection(inner, newKey)));
  return { ...copied, key: newKey() };
}
