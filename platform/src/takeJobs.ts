import { publishDue } from './course/heldBack/publicationJob.ts';
import { writeExport } from './bulkExport/writeExport.ts';
import { messageLearners } from './enrolment/message/messageLearners.ts';
import { enrolPeople, tryEnrolPeople } from './enrolment/others/enrolPeople.ts';
import { changeEnrolments, tryChangeEnrolments } from './enrolment/change/changeEnrolments.ts';
import { changeCourses, deleteCourses, tryChangeCourses } from './course/bulk/changeCourses.ts';
import { undoCourses } from './course/bulk/undoCourses.ts';
import { undoEnrolments } from './enrolment/change/undoEnrolments.ts';
import { enrolJoined } from './enrolment/groupCourse/orderGroupJobs.ts';
import { beginWaiting } from './enrolment/joining/beginWaiting.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { FileDeps } from './file/fileDeps.ts';
import { doHousekeeping, housekeepingJob } from './housekeeping.ts';
import { chooseKinds } from './job/chooseKinds.ts';
import type { JobWork } from './job/jobQueue.ts';
import { mailJob } from './mail/order/mailJob.ts';
import { webhookJob } from './webhook/webhookJob.ts';
import { jobKinds } from './jobKinds.ts';
import { makeVersions } from './file/makeVersions.ts';
import { createMailSender } from './mail/mailSender.ts';
import { createOutbound } from './outbound/outboundClient.ts';
import { orderNightlySyncs } from './personnel/orderNightlySyncs.ts';
import { checkLinks } from './course/linkCheck/checkLinks.ts';
import { gradeAnswers } from './study/grading/gradeAnswers.ts';
import { syncPersonnel } from './personnel/syncPersonnel.ts';
import { deliverPush } from './push/deliverPush.ts';
import { orderDuePushes } from './push/orderDuePushes.ts';
import { deliverMail } from './mail/deliverMail.ts';
import { mailKinds } from './mailKinds.ts';
import { changeMembers, tryChangeMembers } from './workspace/group/changeMembers.ts';
import { changePeople } from './workspace/access/changePeople.ts';
import { deliverWebhooks } from './webhook/deliverWebhooks.ts';
import { watchWebhooks } from './webhook/watchWebhooks.ts';
import { importPeople, tryPeopleImport } from './workspace/people/bulk/importPeople.ts';
import { undoPeople } from './workspace/access/undoPeople.ts';

/** The kinds of jobs that this process is to do. Throws a `ConfigError` when `JOB_KINDS` cannot be used. */
export const kindsToDo = (entries: readonly string[]): ReadonlySet<string> =>
  chooseKinds(
    entries,
    jobKinds.map(({ name }) => name),
  );

/**
 * Does jobs of these kinds from now on. A process that does a kind also looks for what becomes due of it, so that nobody does where nobody would do
 * it. Answers what ends the looking; the jobs end with the queue.
 */
export function takeJobs(deps: FileDeps, kinds: ReadonlySet<string>, log: FastifyBaseLogger): () => void {
  const { config, jobs } = deps;
  const handlers = jobHandlers(deps, log).filter(({ kind }) => kinds.has(kind.name));
  if (kinds.has(mailJob.name)) {
    if (config.mail.smtpUrl === null && config.environment !== 'dev') {
      // Mails wait: rendered ones would stand in the database with their live tokens.
      log.warn('no mail is sent: set SMTP_URL to the address of a mail server');
    } else {
      handlers.push(deliverMail(deps, { send: createMailSender(config.mail), log, kinds: mailKinds }));
    }
  }
  if (kinds.size > 0) {
    jobs.work(handlers, kinds.has(housekeepingJob.name) ? [housekeepingJob] : []);
  }
  return kinds.has(webhookJob.name) ? watchWebhooks(deps, log) : () => undefined;
}

function jobHandlers(deps: FileDeps, log: FastifyBaseLogger): JobWork[] {
  const outbound = createOutbound({ privateHosts: deps.config.outboundPrivateHosts });
  return [
    doHousekeeping(deps, log),
    makeVersions(deps),
    importPeople(deps),
    tryPeopleImport(deps),
    changePeople(deps),
    undoPeople(deps),
    enrolPeople(deps),
    tryEnrolPeople(deps),
    beginWaiting(deps),
    enrolJoined(deps),
    changeEnrolments(deps),
    tryChangeEnrolments(deps),
    undoEnrolments(deps),
    changeCourses(deps),
    deleteCourses(deps),
    tryChangeCourses(deps),
    undoCourses(deps),
    messageLearners(deps),
    changeMembers(deps),
    tryChangeMembers(deps),
    syncPersonnel({ ...deps, outbound }),
    orderNightlySyncs(deps),
    deliverPush({ ...deps, outbound, log: log }),
    orderDuePushes(deps),
    publishDue(deps),
    gradeAnswers(deps),
    checkLinks({ ...deps, outbound }),
    writeExport(deps),
    deliverWebhooks({ ...deps, outbound, log: log }),
  ];
}
