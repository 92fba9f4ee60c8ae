import { inCourse, type NodeTypes } from '../node/nodeTypes.ts';
import { findQuestion, placed } from './placed.ts';
import type { QuestionModel } from './questionModel.ts';

export const questionResolvers = {
  SingleChoiceQuestion: { placed },
  MultipleChoiceQuestion: { placed },
  CategorizationQuestion: { placed },
  MultipleAssociationQuestion: { placed },
  SingleOrderingQuestion: { placed },
} satisfies { readonly [Name in QuestionModel['__typename']]: object };

export const questionNodes: NodeTypes = {
  Question: inCourse(async (id, { courseId, lectureId }, context) =>
    lectureId === undefined ? null : findQuestion(context, courseId, lectureId, id),
  ),
};
