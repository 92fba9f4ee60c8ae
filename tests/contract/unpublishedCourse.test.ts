import { beforeAll, expect, inject, it } from 'vitest';
import { createGraphqlClient, registerTool, type GraphqlClient } from '../support/graphqlClient.ts';
import { ANSWER, CATALOGUE, CERTIFICATE, COMPLETE, ENROL, LECTURE, SEEN, VIEWER } from '../support/graphqlDocuments.ts';
import type { LectureShape, UserCourseShape, UserErrorShape } from '../support/graphqlShapes.ts';
import { authors, hosts } from '../support/hosts.ts';
import { makeLectureCourse, type LectureCourse } from '../support/lectureCourse.ts';
import { createRestClient, signedIn, type RestClient } from '../support/restClient.ts';

const OWN_COURSE = /* GraphQL */ `
  query OwnCourse($courseId: ID!) {
    course(id: $courseId) {
      name
      published
      enrolment {
        state
      }
      modules {
        lectures {
          lectureId
          progress {
            done
          }
        }
      }
      viewerUserCourse {
        phase
      }
    }
  }
`;

interface OwnCourse {
  readonly course: {
    readonly published: boolean;
    readonly enrolment: { readonly state: string };
    readonly modules: readonly {
      readonly lectures: readonly {
        readonly lectureId: number;
        readonly progress: { readonly done: boolean } | null;
      }[];
    }[];
    readonly viewerUserCourse: { readonly phase: string } | null;
  } | null;
}

const visitor = createGraphqlClient(inject('gatewayUrl'), hosts.lectern);
let author: RestClient;

beforeAll(async () => {
  author = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), authors[hosts.lectern]);
});

it('OP-53 OP-134 unpublishing takes nothing from those who are enrolled, while nobody else finds the course', async () => {
  const course = await makeQuiz();
  const learner = visitor.as(await registerTool(visitor));
  const userCourseId = await enrolIn(learner, course);
  await publish(course, false);

  expect(await ownCourse(learner, course)).toMatchObject({
    published: false,
    enrolment: { state: 'ENROLLED' },
    modules: [{ lectures: [{ lectureId: course.lectureId, progress: { done: false } }] }],
  });
  const uuid = await study(learner, course, userCourseId);
  const { certificate } = await visitor.expect<{ certificate: { holderName: string } }>(CERTIFICATE, { uuid });
  expect(certificate.holderName).toBe('Ada Example');

  expect(await ownCourse(learner, course)).toMatchObject({
    enrolment: { state: 'UNPUBLISHED' },
    modules: [{ lectures: [{ progress: { done: true } }] }],
    viewerUserCourse: { phase: 'COMPLETED' },
  });
  expect(await contentOf(learner, course)).toMatchObject({ __typename: 'LectureContent', readOnly: true });
  expect(await learner.expect(VIEWER)).toMatchObject({ viewer: { completedUserCourses: { totalCount: 1 } } });
  expect((await tryToEnrol(learner, course)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
});

it('OP-53 one who gave up before it was unpublished still reads it', async () => {
  const course = await makeQuiz();
  const learner = visitor.as(await registerTool(visitor));
  const userCourseId = await enrolIn(learner, course);
  await learner.expect(
    `mutation G($input: GiveUpCourseInput!) { giveUpCourse(input: $input) { userErrors { code } } }`,
    { input: { userCourseId } },
  );
  await publish(course, false);
  expect(await ownCourse(learner, course)).toMatchObject({ enrolment: { state: 'UNPUBLISHED' } });
  expect(await contentOf(learner, course)).toMatchObject({ __typename: 'LectureContent', readOnly: true });
});

it('OP-53 ROLE-12 to a visitor and to someone who never enrolled an unpublished course is not there', async () => {
  const course = await makeQuiz();
  await publish(course, false);
  const stranger = visitor.as(await registerTool(visitor));
  for (const caller of [visitor, stranger]) {
    expect(await ownCourse(caller, course)).toBeNull();
    const { lecture } = await caller.expect<{ lecture: unknown }>(LECTURE, course);
    expect(lecture).toBeNull();
    const { courses } = await caller.expect<{ courses: { totalCount: number } }>(CATALOGUE, { search: course.name });
    expect(courses.totalCount).toBe(0);
  }
  expect((await tryToEnrol(stranger, course)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
});

interface Quiz extends LectureCourse {
  readonly name: string;
}

async function makeQuiz(): Promise<Quiz> {
  const name = `Withdrawn ${Math.random()}`;
  const question = { '@type': 'SingleChoice', question: 'Which?', answer: ['one', 'two'], correctAnswer: [2] };
  const course = await makeLectureCourse(
    author,
    { name: 'Quiz', questionAnswers: [question] },
    { name, certifiable: true },
  );
  return { ...course, name };
}

const publish = ({ courseId }: Quiz, published: boolean): Promise<unknown> =>
  author.expect(`/api/v1/secured/courses/${courseId}`, { method: 'PATCH', body: { published } });

const ownCourse = async (caller: GraphqlClient, { courseId }: Quiz): Promise<OwnCourse['course']> =>
  (await caller.expect<OwnCourse>(OWN_COURSE, { courseId })).course;

async function contentOf(caller: GraphqlClient, { courseId, lectureId }: Quiz): Promise<LectureShape['content']> {
  return (await caller.expect<{ lecture: LectureShape }>(LECTURE, { courseId, lectureId })).lecture.content;
}

interface EnrolPayload {
  readonly userCourse: UserCourseShape | null;
  readonly userErrors: readonly UserErrorShape[];
}

const tryToEnrol = async (caller: GraphqlClient, { courseId }: Quiz): Promise<EnrolPayload> =>
  (await caller.expect<{ enrol: EnrolPayload }>(ENROL, { input: { courseId } })).enrol;

async function enrolIn(learner: GraphqlClient, course: Quiz): Promise<number> {
  const { userCourse } = await tryToEnrol(learner, course);
  if (userCourse === null) throw new Error('Enrolling was refused');
  return userCourse.userCourseId;
}

/** Answers the question, moves on and completes; answers the certificate's number. */
async function study(learner: GraphqlClient, course: Quiz, userCourseId: number): Promise<string> {
  const content = await contentOf(learner, course);
  expect(content).toMatchObject({ __typename: 'LectureContent', readOnly: false });
  const questionId = content.questions?.[0]?.questionId;
  const { answerQuestion } = await learner.expect<{ answerQuestion: unknown }>(ANSWER, {
    input: { userCourseId, questionId, answer: { positions: [2] }, idempotencyKey: 'answer' },
  });
  expect(answerQuestion).toMatchObject({ correct: true, userErrors: [] });
  await learner.expect(SEEN, { input: { userCourseId, lectureId: course.lectureId } });
  const { completeCourse } = await learner.expect<{ completeCourse: { certificate: { uuid: string } | null } }>(
    COMPLETE,
    { input: { userCourseId, holderName: 'Ada Example' } },
  );
  if (completeCourse.certificate === null) throw new Error('There is no certificate');
  return completeCourse.certificate.uuid;
}
