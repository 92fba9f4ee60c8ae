/** `node(id:)`: reads any object again by its global id (OP-13). What is part of something else is found through that. */
import { getAuditLog } from '../audit/auditApi.ts';
import { toAuditEntry } from '../audit/auditMappers.ts';
import { getPublicTags } from '../course/courseApi.ts';
import { outlineLoader } from '../course/courseLoaders.ts';
import { findCourse, isHidden } from '../course/findCourse.ts';
import { toTag } from '../course/courseMappers.ts';
import type { CourseModel } from '../course/courseMappers.ts';
import type { ModuleModel } from '../course/moduleMappers.ts';
import { findCertificate } from '../certificate/certificate.ts';
import type { Context } from '../context.ts';
import { userCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import type { UserCourseModel } from '../enrolment/userCourseMappers.ts';
import type { GamificationItem, QueryResolvers, ResolversTypes } from '../generated/resolverTypes.ts';
import { fromGlobalId, type GlobalId, type Owner } from '../globalId.ts';
import { getUserGamifications } from '../achievement/achievementApi.ts';
import { toUserGamification } from '../achievement/achievementMappers.ts';
import { readViewer } from '../identity/Viewer.ts';
import { findLecture } from '../lecture/lectureQuery.ts';
import { anyOf } from '../rsql.ts';
import { findWorkspace } from '../workspace/findWorkspace.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getPerson } from '../workspace/peopleApi.ts';
import { toPerson } from '../workspace/personMappers.ts';
import type { WorkspaceModel } from '../workspace/workspaceMappers.ts';

type NodeModel = Awaited<ResolversTypes['Node']>;
type Found = NodeModel | null;

export const node: NonNullable<QueryResolvers['node']> = async (_root, { id }, context) => {
  const asked = fromGlobalId(id);
  const found = await find(asked, context);
  // Which type it is stands in the id; the executor asks for it here.
  return found === null ? null : ({ ...found, __typename: asked.type } as NodeModel);
};

async function find({ type, rawId, owner }: GlobalId, context: Context): Promise<Found> {
  const id = Number(rawId);
  // A certificate alone is named by something else than a number.
  if (type !== 'Certificate' && !Number.isSafeInteger(id)) return null;
  switch (type) {
    case 'Workspace': {
      const workspace = await findWorkspace(context);
      return workspace?.workspaceId === id ? workspace : null;
    }
    case 'User': {
      if (!context.session.isSignedIn()) return null;
      const { user } = await readViewer(context);
      return user.userId === id ? user : null;
    }
    case 'Course':
      return findCourse(context, id);
    case 'Tag': {
      const [tag] = (await getPublicTags(context.rest, 0, 1, anyOf('id', [id]))).content;
      return tag === undefined ? null : toTag(tag);
    }
    case 'UserCourse':
      return findUserCourse(context, id);
    case 'Certificate':
      return findCertificate(context, rawId);
    case 'UserGamification':
      return findUserGamification(context, id);
    case 'WorkspacePerson':
      return findOfWorkspace(context, async ({ workspaceId }) =>
        toPerson(await getPerson(context.rest, workspaceId, id)),
      );
    case 'AuditEntry':
      return findOfWorkspace(context, async ({ workspaceId }) => {
        const [wire] = (await getAuditLog(context.rest, workspaceId, { page: 0, size: 1, q: anyOf('id', [id]) }))
          .content;
        return wire === undefined ? null : toAuditEntry(wire);
      });
    default:
      return owner === null ? null : findPart(type, id, owner, context);
  }
}

/** Modules, lectures, questions and achievements, through the course or user course they belong to. */
async function findPart(type: string, id: number, owner: Owner, context: Context): Promise<Found> {
  if (owner.lectureId !== undefined) return findQuestion(id, owner, owner.lectureId, context);
  if (type === 'Lecture') return findLecture(context, owner, id, false);
  const parts = await partsOf(owner, context);
  if (type === 'Module') return parts?.modules.find(({ moduleId }) => moduleId === id) ?? null;
  if (type === 'GamificationItem')
    return parts?.gamificationItems.find(({ gamificationId }) => gamificationId === id) ?? null;
  return null;
}

async function findQuestion(id: number, owner: Owner, lectureId: number, context: Context): Promise<Found> {
  const content = (await findLecture(context, { kind: owner.kind, id: owner.id }, lectureId, false))?.loaded;
  if (content?.__typename !== 'LectureContent') return null;
  return content.questions.find(({ questionId }) => questionId === id) ?? null;
}

async function partsOf(
  owner: Owner,
  context: Context,
): Promise<{ modules: ModuleModel[]; gamificationItems: GamificationItem[] } | null> {
  if (owner.kind === 'usercourse') {
    const userCourse = await findUserCourse(context, owner.id);
    return userCourse === null
      ? null
      : { modules: userCourse.outline ?? [], gamificationItems: userCourse.gamificationItems };
  }
  const course: CourseModel | null = await findCourse(context, owner.id);
  return course === null ? null : (course.outline ?? context.use(outlineLoader).load(course.courseId));
}

async function findUserCourse(context: Context, id: number): Promise<UserCourseModel | null> {
  if (!context.session.isSignedIn()) return null;
  try {
    return await context.use(userCourseLoader).load(id);
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

/** What admins alone may read of the workspace of the host; to everyone else it is absent. */
async function findOfWorkspace(context: Context, read: (workspace: WorkspaceModel) => Promise<Found>): Promise<Found> {
  if (!context.session.isSignedIn()) return null;
  try {
    return await onWorkspace(context, read);
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

const mostGamifications = 1_000;

async function findUserGamification({ rest, session }: Context, id: number): Promise<Found> {
  if (!session.isSignedIn()) return null;
  const { content } = await getUserGamifications(rest, 0, mostGamifications);
  const wire = content.find((candidate) => candidate.id === id);
  return wire === undefined ? null : toUserGamification(wire);
}
