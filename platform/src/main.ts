import { publishDue } from './course/heldBack/publicationJob.ts';
import { buildApp } from './app.ts';
import { writeExport } from './bulkExport/writeExport.ts';
import { parseConfig, type Config } from './config.ts';
import { ConfigError } from './shared/configError.ts';
import { createDatabase } from './db/database.ts';
import { messageLearners } from './enrolment/message/messageLearners.ts';
import { enrolPeople, tryEnrolPeople } from './enrolment/others/enrolPeople.ts';
import { changeEnrolments, tryChangeEnrolments } from './enrolment/change/changeEnrolments.ts';
import { changeCourses, deleteCourses, tryChangeCourses } from './course/bulk/changeCourses.ts';
import { undoCourses } from './course/bulk/undoCourses.ts';
import { undoEnrolments } from './enrolment/change/undoEnrolments.ts';
import { enrolJoined } from './enrolment/groupCourse/orderGroupJobs.ts';
import { beginWaiting } from './enrolment/joining/beginWaiting.ts';
import { doHousekeeping, housekeepingJob } from './housekeeping.ts';
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

const nodeMajor = 24;

if (Number.parseInt(process.versions.node, 10) < nodeMajor) {
  fail(
    `Node ${nodeMajor} or newer is needed, this is ${process.versions.node}: install it or run npm install in the root folder.`,
  );
}

const config = readConfig();
const db = createDatabase({
  ...config.database,
  onIdleError: (error) => app.log.warn({ err: error }, 'an idle database connection was lost'),
});
const clock = () => new Date();
const app = await buildApp({ config, db, clock });
const deps = { config, db, clock, jobs: app.jobs, files: app.files };

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop(signal));
}

const outbound = createOutbound({ privateHosts: config.outboundPrivateHosts });

// Without its database the server starts all the same and reports itself as not ready: the database may come back.
const handlers = [
  doHousekeeping(deps, app.log),
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
  deliverPush({ ...deps, outbound, log: app.log }),
  orderDuePushes(deps),
  publishDue(deps),
  gradeAnswers(deps),
  checkLinks({ ...deps, outbound }),
  writeExport(deps),
  deliverWebhooks({ ...deps, outbound, log: app.log }),
];
if (config.mail.smtpUrl === null && config.environment !== 'dev') {
  // Mails wait: rendered ones would stand in the database with their live tokens.
  app.log.warn('no mail is sent: set SMTP_URL to the address of a mail server');
} else {
  handlers.push(deliverMail(deps, { send: createMailSender(config.mail), log: app.log, kinds: mailKinds }));
}
app.jobs.work(handlers, [housekeepingJob]);
const stopWatching = watchWebhooks(deps, app.log);

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
    throw error;
  }
  fail(`Port ${config.port} is taken: end the program that uses it, or set PLATFORM_PORT to another one.`);
}

async function stop(signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping');
  const deadline = setTimeout(() => {
    app.log.warn('requests did not end in time');
    process.exit(1);
  }, config.shutdownTimeoutMs);
  stopWatching();
  await app.close();
  await db.destroy();
  clearTimeout(deadline);
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) {
      fail(error.message);
    }
    throw error;
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
