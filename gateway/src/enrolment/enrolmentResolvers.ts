import type { Resolvers } from '../generated/resolverTypes.ts';
import { lectureOf, moduleOf } from '../lecture/partOf.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { updateUserCourse } from './updateUserCourse.ts';
import { cancelWaitingEnrolment } from './cancelWaitingEnrolment.ts';
import { changeEnrolments } from './changeEnrolments.ts';
import { undoEnrolmentJob } from './undoEnrolmentJob.ts';
import { enrol } from './enrol.ts';
import { enrolPeople } from './enrolPeople.ts';
import { messageLearners } from './messageLearners.ts';
import { userCourseLoader } from './enrolmentLoaders.ts';
import { giveUpCourse } from './giveUpCourse.ts';
import { readWaitingEnrolment } from './waitingEnrolments.ts';
import { UserCourse } from './UserCourse.ts';
import { WorkspaceUserCourseConnection } from './workspaceUserCourses.ts';

export const enrolmentResolvers = {
  Mutation: {
    enrol,
    giveUpCourse,
    enrolPeople,
    cancelWaitingEnrolment,
    changeEnrolments,
    undoEnrolmentJob,
    messageLearners,
    updateUserCourse,
  },
  UserCourse,
  ContinuePoint: {
    lecture: lectureOf(({ courseId, lectureId }) => ({ courseId, id: lectureId })),
    module: moduleOf(({ courseId, moduleId }) => ({ courseId, id: moduleId })),
  },
  WaitingEnrolment: { course: courseOf(({ courseId }) => courseId) },
  WorkspaceUserCourseConnection,
} satisfies Resolvers;

export const enrolmentNodes: NodeTypes = {
  UserCourse: byNumberSignedIn((id, context) => context.use(userCourseLoader).load(id)),
  WaitingEnrolment: byNumberSignedIn(readWaitingEnrolment),
};
