import { exportJob } from './bulkExport/exportJob.ts';
import { gradingJob } from './course/answers/gradingJob.ts';
import { changeCoursesJob, deleteCoursesJob, tryChangeCoursesJob, undoCoursesJob } from './course/bulk/courseJobs.ts';
import { linkCheckJob } from './course/linkCheck/linkCheckJob.ts';
import { publicationJob } from './course/heldBack/publicationJob.ts';
import { messageJob } from './enrolment/message/messageJob.ts';
import { changeEnrolmentsJob, tryChangeEnrolmentsJob, undoEnrolmentJob } from './enrolment/change/enrolmentJobs.ts';
import { groupCoursesJob } from './enrolment/groupCourse/orderGroupJobs.ts';
import { enrolPeopleJob, tryEnrolPeopleJob } from './enrolment/others/enrolPeopleJob.ts';
import { versionsJob } from './file/versionsJob.ts';
import { housekeepingJob } from './housekeeping.ts';
import type { JobKind } from './job/jobKind.ts';
import { mailJob } from './mail/order/mailJob.ts';
import { nightlyPersonnelJob, personnelJob } from './personnel/personnelJob.ts';
import { duePushesJob, pushJob } from './push/pushJob.ts';
import {
  changePeopleJob,
  importPeopleJob,
  tryPeopleImportJob,
  undoPeopleJob,
} from './workspace/people/bulk/peopleJobs.ts';
import { webhookJob } from './webhook/webhookJob.ts';
import { joiningJob } from './enrolment/joining/joiningJob.ts';
import { changeMembersJob, tryChangeMembersJob } from './workspace/group/groupJobs.ts';

/** Everything that can happen later; each server sets them up when it opens the queue. */
export const jobKinds: readonly JobKind[] = [
  mailJob,
  versionsJob,
  housekeepingJob,
  importPeopleJob,
  tryPeopleImportJob,
  changePeopleJob,
  undoPeopleJob,
  enrolPeopleJob,
  tryEnrolPeopleJob,
  messageJob,
  joiningJob,
  groupCoursesJob,
  changeEnrolmentsJob,
  tryChangeEnrolmentsJob,
  undoEnrolmentJob,
  changeMembersJob,
  tryChangeMembersJob,
  changeCoursesJob,
  deleteCoursesJob,
  tryChangeCoursesJob,
  undoCoursesJob,
  personnelJob,
  nightlyPersonnelJob,
  pushJob,
  duePushesJob,
  publicationJob,
  gradingJob,
  linkCheckJob,
  webhookJob,
  exportJob,
];
