import { answerQuestion } from './answerQuestion.ts';
import { completeCourse } from './completeCourse.ts';
import { markLectureSeen } from './markLectureSeen.ts';
import { saveStudyPosition } from './saveStudyPosition.ts';
import { saveVideoPosition } from './saveVideoPosition.ts';

export const studyResolvers = {
  Mutation: { answerQuestion, markLectureSeen, saveStudyPosition, saveVideoPosition, completeCourse },
};
