/** Questions, achievements and lectures as their inputs. */
import type { Fields, LectureNode, ModuleNode, TreeNode } from '../tree/courseTree.ts';
import { nameInput, questionsInput, referenceInput } from './names.ts';
import { sectionInput } from './sectionInput.ts';

export function questionInput(question: TreeNode): Fields {
  const { type, text, weight, wrongLimit, explanation, ...members } = question.fields;
  return {
    ...nameInput(question, 'questionId'),
    text,
    weight,
    wrongLimit,
    explanation,
    content: { [String(type)]: members },
  };
}

export const lectureContentInput = ({ sections, questions }: LectureNode): Fields => ({
  sections: sections.map(sectionInput),
  questions: questions.map(questionInput),
});

export const lectureInput = (lecture: LectureNode): Fields => ({
  ...nameInput(lecture, 'lectureId'),
  ...lecture.fields,
  content: lectureContentInput(lecture),
});

export const moduleInput = (module: ModuleNode): Fields => ({
  ...nameInput(module, 'moduleId'),
  ...module.fields,
  lectures: module.lectures.map(lectureInput),
});

export function achievementInput(achievement: TreeNode): Fields {
  const { lectures, questions, percent, ...fields } = achievement.fields;
  const condition = {
    ...(lectures !== undefined && {
      lecturesCompleted: Array.isArray(lectures) ? lectures.map((each) => referenceInput(each, 'lectureId')) : lectures,
    }),
    ...(questions !== undefined && { questionsAnswered: questionsInput(questions) }),
    ...(percent !== undefined && { questionsAnsweredPercent: percent }),
  };
  return { ...nameInput(achievement, 'achievementId'), ...fields, condition };
}
