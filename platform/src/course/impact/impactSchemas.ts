import { z } from 'zod';
import { strictFlag } from '../courseParams.ts';

export const dryRunQuery = {
  dryRun: strictFlag(
    'true does the same and takes all of it back: the answer is the course as it would be, with what the change does to learners in `impact`. Neither what learners lose nor what is undecided is refused then.',
  ),
};

const answerChangeSchema = z
  .object({
    id: z.int().describe('Raw id of the question.'),
    text: z.string().describe('Its words as plain text.'),
    lectureName: z.string().describe('The name of its lecture.'),
    gainCount: z.int().describe('Learners whose answers were wrong and are right by the new key.'),
    loseCount: z.int().describe('Learners whose answers were right and are not by the new key.'),
    againCount: z.int().describe('Learners who are asked again, as what they chose is gone.'),
  })
  .meta({ id: 'AnswerChange', description: 'What a change of a question does to the answers of learners.' });

const gateChangeSchema = z
  .object({
    id: z.int().describe('Raw id of the lecture.'),
    name: z.string().describe('Its name.'),
    learnerCount: z.int().describe('For how many learners.'),
  })
  .meta({ id: 'GateChange', description: 'A lecture that closes or opens for learners.' });

const lossesSchema = z
  .object({
    learnerCount: z.int().describe('Learners who lose progress.'),
    lectureIds: z.array(z.int()).describe('Raw ids of lectures whose seen marks go.'),
    questionIds: z.array(z.int()).describe('Raw ids of questions whose answers go.'),
    lectures: z
      .array(z.object({ id: z.int().describe('Its raw id.'), name: z.string().describe('Its name.') }))
      .describe('The first of those lectures, in the order of the course, at most 20.'),
    questions: z
      .array(
        z.object({
          id: z.int().describe('Its raw id.'),
          text: z.string().describe('Its words as plain text.'),
          lectureName: z.string().describe('The name of its lecture.'),
        }),
      )
      .describe('The first of those questions, at most 20.'),
  })
  .meta({ id: 'ProgressLosses', description: 'Progress that goes with what is removed.' });

export const impactSchema = z
  .object({
    learnerCount: z.int().describe('Learners who are not done with the course.'),
    examinedCount: z
      .int()
      .describe(
        'Of how many of them certificates, percentages and gates were computed: those who were active last, at most 2,000, in large courses fewer.',
      ),
    losses: lossesSchema.nullable().describe('Progress that goes with what is removed; null where none does.'),
    answers: z
      .array(answerChangeSchema)
      .describe('Answers to questions whose key or options change, at most 20 questions.'),
    answerQuestionCount: z.int().describe('How many such questions there are in all.'),
    totalPointsBefore: z.int().describe('Points of all questions as they are.'),
    totalPointsAfter: z.int().describe('Points of all questions afterwards.'),
    certificateLoseCount: z.int().describe('Learners who could complete with a certificate now, and not afterwards.'),
    certificateGainCount: z.int().describe('Learners who can afterwards, and not now.'),
    certificateLosers: z
      .array(z.string())
      .describe('Names of those who lose it, at most 20; none where the caller may not see who studies the course.'),
    fallCount: z.int().describe('Learners whose percentage falls.'),
    riseCount: z.int().describe('Learners whose percentage rises.'),
    closing: z.array(gateChangeSchema).describe('Lectures that learners can open now, and not afterwards; at most 20.'),
    opening: z.array(gateChangeSchema).describe('Lectures that learners can open afterwards, and not now; at most 20.'),
  })
  .meta({ id: 'CourseImpact', description: 'What a change of a course does to its learners.' });
