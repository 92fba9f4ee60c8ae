import { keyOf, readAnswerKey } from '../support/answerKey.ts';
import { createGraphqlClient, type GraphqlClient } from '../support/graphqlClient.ts';
import { LECTURE } from '../support/graphqlDocuments.ts';
import type { LectureShape, UserCourseShape } from '../support/graphqlShapes.ts';
import { authors, type Host } from '../support/hosts.ts';
import { createRestClient, registerLearner, signedIn, type RestClient } from '../support/restClient.ts';
import type { Servers } from '../support/servers.ts';
import type { CertificateWire, CourseWire, LectureWire, UserCourseWire } from '../support/wire.ts';

/** Everything of one workspace that someone of another might try to reach. */
export interface WorkspaceData {
  readonly host: Host;
  readonly learner: RestClient;
  readonly author: RestClient;
  readonly tool: GraphqlClient;
  readonly courseId: number;
  readonly courseName: string;
  readonly username: string;
  readonly userCourseId: number;
  readonly lectureId: number;
  readonly questionId: number;
  readonly gamificationId: number;
  readonly tagId: number;
  readonly certificate: CertificateWire;
  readonly workspaceId: number;
  /** Global ids by the kind of object. */
  readonly globalIds: Readonly<Record<string, string>>;
}

/** Registers a learner who completes the course, and collects what the workspace then has. */
export async function collectWorkspaceData(
  { platformUrl, gatewayUrl }: Pick<Servers, 'platformUrl' | 'gatewayUrl'>,
  { host, courseId, workspaceId }: Pick<WorkspaceData, 'host' | 'courseId' | 'workspaceId'>,
): Promise<WorkspaceData> {
  const visitor = createRestClient(platformUrl, host);
  const author = await signedIn(visitor, authors[host]);
  const key = await readAnswerKey(author, courseId);
  const { client: learner, user } = await registerLearner(visitor, `Learner of ${host}`);
  const enrolled = await learner.expect<UserCourseWire & { course: CourseWire & { tags: { id: number }[] } }>(
    '/api/v1/secured/usercourses',
    { method: 'POST', body: { courseId } },
  );
  const base = `/api/v1/secured/usercourses/${enrolled.id}`;
  const lectureIds = enrolled.modules?.flatMap((module) => module.lectures.map(({ lectureId }) => lectureId)) ?? [];
  const questionIds: number[] = [];
  for (const lectureId of lectureIds) {
    const lecture = await learner.expect<LectureWire>(`${base}/lecture/${lectureId}`);
    for (const { id } of lecture.questionAnswers ?? []) {
      questionIds.push(id);
      const body = { userAnswer: keyOf(key, id).right };
      await learner.expect(`${base}/questionanswer/${id}`, { method: 'POST', body });
    }
    await learner.expect(`${base}/lecture/${lectureId}`, { method: 'POST' });
  }
  const done = await learner.expect<UserCourseWire>(`${base}/_complete`, { method: 'POST', body: { name: user.name } });
  const [lectureId, questionId] = [lectureIds[0], questionIds[0]];
  if (done.certificate === null || lectureId === undefined || questionId === undefined) {
    throw new Error(`Course ${courseId} at ${host} gives no certificate`);
  }
  const tool = createGraphqlClient(gatewayUrl, host, { accessToken: learner.token ?? '' });
  const course = await author.expect<CourseWire>(`/api/v1/secured/courses/${courseId}?include=modules`);
  return {
    host,
    learner,
    author,
    tool,
    courseId,
    courseName: course.name,
    username: user.username,
    userCourseId: enrolled.id,
    lectureId,
    questionId,
    gamificationId: course.gamificationItems?.[0]?.id ?? 0,
    tagId: enrolled.course.tags[0]?.id ?? 0,
    certificate: done.certificate,
    workspaceId,
    globalIds: await globalIdsOf(tool, courseId, lectureIds, done.certificate.uuid),
  };
}

async function globalIdsOf(
  tool: GraphqlClient,
  courseId: number,
  lectureIds: readonly number[],
  uuid: string,
): Promise<Record<string, string>> {
  const { course, viewer, certificate, workspace } = await tool.expect<{
    course: {
      id: string;
      tags: { id: string }[];
      modules: { id: string; lectures: { id: string }[] }[];
      achievements: { id: string }[];
      viewerUserCourse: UserCourseShape & { earnedAchievements: { id: string }[] };
    };
    viewer: { user: { id: string } };
    certificate: { id: string };
    workspace: { id: string };
  }>(
    /* GraphQL */ `
      query Ids($courseId: ID!, $uuid: ID!) {
        course(id: $courseId) {
          id
          tags {
            id
          }
          modules {
            id
            lectures {
              id
            }
          }
          achievements {
            id
          }
          viewerUserCourse {
            id
            earnedAchievements {
              id
            }
          }
        }
        viewer {
          user {
            id
          }
        }
        certificate(uuid: $uuid) {
          id
        }
        workspace {
          id
        }
      }
    `,
    { courseId, uuid },
  );
  const question = await firstQuestion(tool, courseId, lectureIds);
  const ids: Record<string, string | undefined> = {
    course: course.id,
    tag: course.tags[0]?.id,
    module: course.modules[0]?.id,
    achievement: course.achievements[0]?.id,
    userCourse: course.viewerUserCourse.id,
    earnedAchievement: course.viewerUserCourse.earnedAchievements[0]?.id,
    user: viewer.user.id,
    certificate: certificate.id,
    workspace: workspace.id,
    lecture: question.lecture,
    question: question.question,
  };
  return Object.fromEntries(Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function firstQuestion(tool: GraphqlClient, courseId: number, lectureIds: readonly number[]) {
  for (const lectureId of lectureIds) {
    const { lecture } = await tool.expect<{ lecture: LectureShape }>(LECTURE, { courseId, lectureId });
    const question = lecture.content.questions?.[0]?.id;
    if (question !== undefined) return { lecture: lecture.id, question };
  }
  throw new Error(`Course ${courseId} asks nothing`);
}
