import { z } from 'zod';
import { questionTypes } from '../../content/question/question.ts';
import { questionFindings } from './questionStatisticsRules.ts';
import { maxReportedCourses } from './attentionQueries.ts';
import { MOST_LEARNERS } from './cohort.ts';

const moment = (what: string) =>
  z.iso.datetime({ offset: true }).optional().describe(`${what} ISO 8601, with its offset.`);

/** Which learners: those who began the course then. */
export const cohortQuery = {
  start: moment('Those who began from then on; all when left out.'),
  end: moment('Those who began before then; all when left out.'),
};

const cohort = {
  learnerCount: z.int().describe(`How many learners they rest on, at most the newest ${MOST_LEARNERS}.`),
  newestOnly: z.boolean().describe('There are more learners than these, who are the newest.'),
};

const stepSchema = z
  .object({
    lectureId: z.int().describe('Raw id of the lecture.'),
    name: z.string().describe('Name of the lecture.'),
    moduleId: z.int().describe('Raw id of its module.'),
    moduleName: z.string().describe('Name of its module.'),
    reached: z.int().describe('Learners who came to it: saw it, answered in it or stand at it.'),
    seen: z.int().describe('Learners who saw it whole.'),
    inProgress: z.int().describe('Learners who worked in it last and can continue with the course.'),
    gaveUp: z.int().describe('Learners who worked in it last and gave the course up.'),
    expired: z
      .int()
      .describe('Learners who worked in it last and whose time was over before they completed the course.'),
  })
  .meta({ id: 'FunnelStep', description: 'How many learners come to a lecture, and how many stop there.' });

export const funnelSchema = z
  .object({
    ...cohort,
    completedCount: z.int().describe('How many of them completed the course.'),
    steps: z.array(stepSchema).describe('The lectures of the course as it is today, in order.'),
  })
  .meta({ id: 'Funnel', description: 'How far learners come in a course, lecture by lecture.' });

const partSchema = z
  .object({
    text: z.string().describe('The option or the item: plain text or HTML, as the author wrote it.'),
    place: z.string().nullable().describe('Its category, or its place in the order from 1; null for an option.'),
    chosen: z.int().describe('Learners who chose it, or put it there, at their first try.'),
    correct: z.boolean().describe('Whether that is right.'),
  })
  .meta({ id: 'QuestionStatisticsPart', description: 'What was chosen at the first try.' });

export const coursesToReviewSchema = z
  .object({
    content: z
      .array(
        z
          .object({
            courseId: z.int().describe('Raw id of the course.'),
            courseName: z.string().describe('Its name.'),
            questionCount: z.int().describe('How many of its questions need a look.'),
            questionId: z
              .int()
              .describe('Raw id of the first of them: one whose key may be wrong before one that is hard.'),
            countedTime: z.string().describe('When they were counted; ISO 8601, UTC.'),
          })
          .meta({ id: 'CourseToReview', description: 'A course with questions that need a look.' }),
      )
      .describe(`The courses with the most of them first, at most ${maxReportedCourses}.`),
    courseCount: z.int().describe('How many such courses there are.'),
  })
  .meta({ id: 'CoursesToReview', description: 'Courses with questions that need a look (ADM-01).' });

const questionSchema = z
  .object({
    questionId: z.int().describe('Raw id of the question.'),
    type: z.enum(questionTypes).describe('Its type.'),
    question: z.string().describe('The question: plain text or HTML, as the author wrote it.'),
    weight: z.int().describe('Points for a right answer.'),
    lectureId: z.int().describe('Raw id of its lecture.'),
    lectureName: z.string().describe('Name of its lecture.'),
    number: z.int().describe('Its place in the lecture, from 1.'),
    answered: z.int().describe('Learners whose first try is counted.'),
    rightAtOnce: z.int().describe('Learners who were right at their first try.'),
    discrimination: z
      .number()
      .nullable()
      .describe(
        'From -1 to 1: the correlation of a right first try with the share of the other questions that the learner got right at once. Null where it is not defined.',
      ),
    outdated: z
      .int()
      .describe('Learners who answered it with other options or another key than it has today; they are not counted.'),
    findings: z
      .array(z.enum(questionFindings))
      .describe(
        'What stands out, from 20 first tries on. WRONG_KEY: who knows the course answers otherwise than the key. HARD: fewer than 25 % are right at once. EASY: 97 % or more are. WEAK: being right says nothing about knowing the rest.',
      ),
    parts: z
      .array(partSchema)
      .describe(
        'Each option in its order; of orderings and placements what is right, then the ten most frequent errors.',
      ),
  })
  .meta({ id: 'QuestionStatistics', description: 'How a question does.' });

export const questionStatisticsSchema = z
  .object({
    ...cohort,
    questions: z.array(questionSchema).describe('The questions of the course as it is today, in order.'),
  })
  .meta({ id: 'CourseQuestionStatistics', description: 'How the questions of a course do (BEY-07).' });
