import { randomUUID } from 'node:crypto';
import type { GraphqlCaller } from './graphql.ts';

interface Question {
  readonly __typename: string;
  readonly questionId: number;
  readonly correctPosition?: number | null;
  readonly correctPositions?: readonly number[] | null;
  readonly correctOrder?: readonly number[] | null;
  readonly correctPlacement?: readonly { readonly category: string; readonly items: readonly string[] }[] | null;
}

interface LectureAnswer {
  readonly lecture: { readonly content: { readonly questions?: readonly Question[] } };
}

const lectureDocument = /* GraphQL */ `
  query ($courseId: ID!, $lectureId: ID!) {
    lecture(courseId: $courseId, lectureId: $lectureId) {
      content {
        ... on LectureContent {
          questions {
            __typename
            ... on QuestionFields {
              questionId
            }
            ... on SingleChoiceQuestion {
              correctPosition
            }
            ... on MultipleChoiceQuestion {
              correctPositions
            }
            ... on SingleOrderingQuestion {
              correctOrder
            }
            ... on CategorizationQuestion {
              correctPlacement {
                category
                items
              }
            }
            ... on MultipleAssociationQuestion {
              correctPlacement {
                category
                items
              }
            }
          }
        }
      }
    }
  }
`;

/** Enrols in a course by its raw id; answers the raw id of the user course. */
export async function enrol(learner: GraphqlCaller, courseId: number): Promise<number> {
  const { enrol: payload } = await learner<{
    enrol: { userCourse: { userCourseId: number } | null; userErrors: readonly { code: string }[] };
  }>(
    /* GraphQL */ `
      mutation ($input: EnrolInput!) {
        enrol(input: $input) {
          userCourse {
            userCourseId
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { courseId, idempotencyKey: randomUUID() } },
  );
  if (payload.userCourse === null) throw new Error(`Enrolling was refused: ${JSON.stringify(payload.userErrors)}`);
  return payload.userCourse.userCourseId;
}

/** The raw ids of the course's lectures, in order. */
export async function lectureIdsOf(caller: GraphqlCaller, courseId: number): Promise<readonly number[]> {
  const { course } = await caller<{ course: { modules: readonly { lectures: readonly { lectureId: number }[] }[] } }>(
    /* GraphQL */ `
      query ($courseId: ID!) {
        course(id: $courseId) {
          modules {
            lectures {
              lectureId
            }
          }
        }
      }
    `,
    { courseId },
  );
  return course.modules.flatMap((module) => module.lectures.map((lecture) => lecture.lectureId));
}

export interface StudiedLecture {
  /** How many questions were asked. */
  readonly asked: number;
  /** Ids of questions whose right answer the learner could read before answering; must be empty. */
  readonly given: readonly number[];
  /** How many answers were right. */
  readonly right: number;
}

/**
 * Studies one lecture as a learner does: opens it, marks it as seen and answers every question right. What is right is
 * read by an author, because a learner must not be able to.
 */
export async function studyLecture(
  { learner, author }: { readonly learner: GraphqlCaller; readonly author: GraphqlCaller },
  place: { readonly courseId: number; readonly userCourseId: number; readonly lectureId: number },
): Promise<StudiedLecture> {
  const { courseId, userCourseId, lectureId } = place;
  const seenByLearner = await learner<LectureAnswer>(lectureDocument, { courseId, lectureId });
  const asked = seenByLearner.lecture.content.questions;
  if (asked === undefined) throw new Error(`Lecture ${lectureId} is withheld from the learner.`);
  const known = await author<LectureAnswer>(lectureDocument, { courseId, lectureId });
  const solutions = new Map((known.lecture.content.questions ?? []).map((question) => [question.questionId, question]));
  await markSeen(learner, userCourseId, lectureId);
  let right = 0;
  for (const { questionId } of asked) {
    const solution = solutions.get(questionId);
    if (solution === undefined) throw new Error(`The author does not see question ${questionId}.`);
    if (await answer(learner, userCourseId, solution)) right += 1;
  }
  return { asked: asked.length, given: asked.filter(tellsAnswer).map(({ questionId }) => questionId), right };
}

async function markSeen(learner: GraphqlCaller, userCourseId: number, lectureId: number): Promise<void> {
  await learner(
    /* GraphQL */ `
      mutation ($input: MarkLectureSeenInput!) {
        markLectureSeen(input: $input) {
          userErrors {
            code
          }
        }
      }
    `,
    { input: { userCourseId, lectureId, idempotencyKey: randomUUID() } },
  );
}

async function answer(learner: GraphqlCaller, userCourseId: number, solution: Question): Promise<boolean> {
  const { answerQuestion } = await learner<{ answerQuestion: { correct: boolean | null } }>(
    /* GraphQL */ `
      mutation ($input: AnswerQuestionInput!) {
        answerQuestion(input: $input) {
          correct
          userErrors {
            code
          }
        }
      }
    `,
    {
      input: {
        userCourseId,
        questionId: solution.questionId,
        idempotencyKey: randomUUID(),
        answer: answerOf(solution),
      },
    },
  );
  return answerQuestion.correct === true;
}

/** The right answer in the form that the question takes. */
function answerOf({ correctPosition, correctPositions, correctOrder, correctPlacement }: Question): object {
  if (correctPlacement != null) return { placement: correctPlacement };
  if (correctOrder != null) return { order: correctOrder };
  return { positions: correctPositions ?? [correctPosition] };
}

function tellsAnswer({ correctPosition, correctPositions, correctOrder, correctPlacement }: Question): boolean {
  return [correctPosition, correctPositions, correctOrder, correctPlacement].some((value) => value != null);
}

/** Completes the course under the name that stands in the settings; answers the uuid of the certificate. */
export async function complete(learner: GraphqlCaller, userCourseId: number, holderName: string): Promise<string> {
  const { completeCourse } = await learner<{
    completeCourse: { certificate: { uuid: string } | null; userErrors: readonly { code: string }[] };
  }>(
    /* GraphQL */ `
      mutation ($input: CompleteCourseInput!) {
        completeCourse(input: $input) {
          certificate {
            uuid
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { userCourseId, holderName, idempotencyKey: randomUUID() } },
  );
  if (completeCourse.certificate === null) {
    throw new Error(`No certificate was issued: ${JSON.stringify(completeCourse.userErrors)}`);
  }
  return completeCourse.certificate.uuid;
}
