import { byNumberSignedIn, inCourse, type NodeTypes } from '../node/nodeTypes.ts';
import { AuthoredCourse } from './AuthoredCourse.ts';
import { authoredCourses } from './authoredCourses.ts';
import { AuthoredLecture } from './AuthoredLecture.ts';
import { authoredCourse, authoredLecture } from './authoringQueries.ts';
import { CourseRevision, findRevision } from './courseRevisions.ts';
import { checkCourseLinks } from './checkCourseLinks.ts';
import { changeCourses, undoCourseJob } from './changeCourses.ts';
import { copyCourse } from './copyCourse.ts';
import { createCourse } from './createCourse.ts';
import { courseTemplates, createCourseFromTemplate } from './courseTemplates.ts';
import { coursePresence, answerLockRequest, askForLock, reportPresence } from './coursePresence.ts';
import { created } from './createdNodes.ts';
import { deleteCourse } from './deleteCourse.ts';
import { deleteTag } from './deleteTag.ts';
import { findAuthoredCourse, findLectureToWorkOn } from './findAuthored.ts';
import {
  discardCourseChanges,
  holdCourseChangesBack,
  publishCourseChanges,
  scheduleCoursePublication,
} from './heldBackChanges.ts';
import { importCourse } from './importCourse.ts';
import { lockCourse } from './lockCourse.ts';
import { nameCourseRevision } from './nameCourseRevision.ts';
import { publishCourse } from './publishCourse.ts';
import { renameTag } from './renameTag.ts';
import { restoreCourseRevision } from './restoreCourseRevision.ts';
import { saveCourse } from './saveCourse.ts';
import { unlockCourse } from './unlockCourse.ts';

export const authoringResolvers = {
  Query: { authoredCourses, authoredCourse, courseTemplates, authoredLecture },
  Subscription: { coursePresence },
  Mutation: {
    lockCourse,
    unlockCourse,
    reportPresence,
    askForLock,
    answerLockRequest,
    createCourse,
    createCourseFromTemplate,
    saveCourse,
    publishCourse,
    deleteCourse,
    checkCourseLinks,
    changeCourses,
    undoCourseJob,
    copyCourse,
    importCourse,
    nameCourseRevision,
    restoreCourseRevision,
    holdCourseChangesBack,
    publishCourseChanges,
    scheduleCoursePublication,
    discardCourseChanges,
    renameTag,
    deleteTag,
  },
  AuthoredCourse,
  AuthoredLecture,
  CourseRevision,
  CreateCoursePayload: { created },
  SaveCoursePayload: { created },
};

export const authoringNodes: NodeTypes = {
  AuthoredCourse: byNumberSignedIn((id, context) => findAuthoredCourse(context, id)),
  AuthoredModule: inCourse(async (id, { courseId }, context) => {
    const course = await findAuthoredCourse(context, courseId);
    return course?.outline?.modules.find(({ moduleId }) => moduleId === id) ?? null;
  }),
  CourseRevision: inCourse(async (version, { courseId }, context) =>
    context.session.isSignedIn() ? findRevision(context, courseId, version) : null,
  ),
  AuthoredLecture: inCourse((id, { courseId }, context) => findLectureToWorkOn(context, courseId, id)),
};
