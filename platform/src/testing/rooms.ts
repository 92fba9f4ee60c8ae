/**
 * The order of the platform's rooms: the values that a room imports come from itself or from rooms before it. Types may be named
 * from anywhere. A room is the folder with the longest path that a file stands in.
 */
export const rooms = [
  // What knows no domain; the root holds the clock, the configuration and the catalogue of refusals.
  '.',
  'shared',
  'db',
  'http',
  'audit',
  'deletion',
  'job',
  // What every domain notes, orders or calls.
  'fact',
  'outbound',
  'mail/order',
  // The domains.
  'integration',
  'workspace',
  'identity',
  'mail',
  'push',
  'reminder',
  'file',
  'content',
  'course',
  'workspace/access',
  'enrolment',
  'achievement',
  'certificate',
  'study',
  'scorm',
  'campaign',
  'discussion',
  'bulkExport',
  'review',
  'live',
  'webhook',
  'personnel',
  'scim',
  'analytics',
  'privacy',
  'personalData',
  'retention',
] as const;

/** Put the domains together, so that they may import every one of them; nothing else imports them. */
export const entries: ReadonlySet<string> = new Set([
  'app.ts',
  'main.ts',
  'worker.ts',
  'workerApp.ts',
  'runServer.ts',
  'provideDeps.ts',
  'takeJobs.ts',
  'config.ts',
  'housekeeping.ts',
  'jobKinds.ts',
  'mailKinds.ts',
  'http/writeOpenapi.ts',
  'personalData/personalDataCommand.ts',
]);

/** Files of one statement that carry the name of what it does. */
export const statements: ReadonlySet<string> = new Set([
  'audit/appendAudit.ts',
  'fact/appendFact.ts',
  'mail/order/enqueueMail.ts',
  'mail/order/mailAllowance.ts',
]);

/** Build SQL for anyone who has a query: filters, pages, keys of repeated requests, the check of readiness. */
export const sqlRooms: ReadonlySet<string> = new Set(['db', 'http']);
