/**
 * Who may do what over REST, operation by operation, in the words of the roles and not of the code, joined from the rooms.
 * `http/accessMatrix.test.ts` tries each as everyone; an operation of the OpenAPI document without a rule fails there, and so does a rule
 * without an operation.
 */
import { accessRules as achievement } from '../achievement/accessRules.testkit.ts';
import { accessRules as analytics } from '../analytics/accessRules.testkit.ts';
import { accessRules as audit } from '../audit/accessRules.testkit.ts';
import { accessRules as bulkExport } from '../bulkExport/accessRules.testkit.ts';
import { accessRules as campaign } from '../campaign/accessRules.testkit.ts';
import { accessRules as certificate } from '../certificate/accessRules.testkit.ts';
import { accessRules as course } from '../course/accessRules.testkit.ts';
import { accessRules as deletion } from '../deletion/accessRules.testkit.ts';
import { accessRules as discussion } from '../discussion/accessRules.testkit.ts';
import { accessRules as enrolment } from '../enrolment/accessRules.testkit.ts';
import { accessRules as file } from '../file/accessRules.testkit.ts';
import { accessRules as http } from '../http/accessRules.testkit.ts';
import { accessRules as identity } from '../identity/accessRules.testkit.ts';
import { accessRules as integration } from '../integration/accessRules.testkit.ts';
import { accessRules as job } from '../job/accessRules.testkit.ts';
import { accessRules as live } from '../live/accessRules.testkit.ts';
import { accessRules as personalData } from '../personalData/accessRules.testkit.ts';
import { accessRules as personnel } from '../personnel/accessRules.testkit.ts';
import { accessRules as privacy } from '../privacy/accessRules.testkit.ts';
import { accessRules as push } from '../push/accessRules.testkit.ts';
import { accessRules as reminder } from '../reminder/accessRules.testkit.ts';
import { accessRules as retention } from '../retention/accessRules.testkit.ts';
import { accessRules as scim } from '../scim/accessRules.testkit.ts';
import { accessRules as review } from '../review/accessRules.testkit.ts';
import { accessRules as scorm } from '../scorm/accessRules.testkit.ts';
import { accessRules as study } from '../study/accessRules.testkit.ts';
import { accessRules as webhook } from '../webhook/accessRules.testkit.ts';
import { accessRules as workspace } from '../workspace/accessRules.testkit.ts';
import type { AccessRule } from './accessRule.ts';

const rooms: readonly Readonly<Record<string, AccessRule>>[] = [
  achievement,
  analytics,
  audit,
  bulkExport,
  campaign,
  certificate,
  course,
  deletion,
  discussion,
  enrolment,
  file,
  http,
  identity,
  integration,
  job,
  live,
  personalData,
  personnel,
  privacy,
  push,
  reminder,
  retention,
  review,
  scim,
  scorm,
  study,
  webhook,
  workspace,
];

const entries = rooms.flatMap((rules) => Object.entries(rules));

export const accessRules: Readonly<Record<string, AccessRule>> = Object.fromEntries(entries);

if (Object.keys(accessRules).length < entries.length) {
  throw new Error('Two rooms have a rule for the same operation: one of them would never be tried');
}
