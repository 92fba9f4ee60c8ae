/**
 * Who may do what over GraphQL, operation by operation, joined from the domains. `graphqlMatrix.test.ts` tries each as everyone; an
 * operation of the schema without a rule fails there, and so does a rule without an operation.
 */
import type { NodeRule, Rule } from './accessRule.ts';
import * as achievement from './access/achievement.ts';
import * as analytics from './access/analytics.ts';
import * as audit from './access/audit.ts';
import * as authoring from './access/authoring.ts';
import * as campaign from './access/campaign.ts';
import * as certificate from './access/certificate.ts';
import * as course from './access/course.ts';
import * as discussion from './access/discussion.ts';
import * as enrolment from './access/enrolment.ts';
import * as file from './access/file.ts';
import * as group from './access/group.ts';
import * as identity from './access/identity.ts';
import * as integration from './access/integration.ts';
import * as job from './access/job.ts';
import * as lecture from './access/lecture.ts';
import * as node from './access/node.ts';
import * as privacy from './access/privacy.ts';
import * as push from './access/push.ts';
import * as question from './access/question.ts';
import * as reminder from './access/reminder.ts';
import * as review from './access/review.ts';
import * as savedSection from './access/savedSection.ts';
import * as scim from './access/scim.ts';
import * as webhook from './access/webhook.ts';
import * as scorm from './access/scorm.ts';
import * as study from './access/study.ts';
import * as workspace from './access/workspace.ts';

interface Domain {
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly nodes?: Readonly<Record<string, NodeRule>>;
}

const domains: readonly Domain[] = [
  job,
  identity,
  push,
  reminder,
  privacy,
  integration,
  scim,
  webhook,
  workspace,
  group,
  enrolment,
  authoring,
  course,
  review,
  savedSection,
  file,
  campaign,
  study,
  scorm,
  discussion,
  certificate,
  achievement,
  lecture,
  question,
  analytics,
  audit,
  node,
];

/** Throws when two domains have a rule for the same thing: one of them would never be tried. */
function joined<Each>(lists: readonly (Readonly<Record<string, Each>> | undefined)[]): Readonly<Record<string, Each>> {
  const entries = lists.flatMap((list) => Object.entries(list ?? {}));
  const rules = Object.fromEntries(entries);
  if (Object.keys(rules).length < entries.length) {
    throw new Error('Two domains have a rule for the same operation or type');
  }
  return rules;
}

const isWrite = (name: string): number => (name.startsWith('Mutation.') ? 1 : 0);

/** By `Type.field`; a second way to use the same field stands behind a bar. Reads come first, as writes change what they read. */
export const accessRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(joined(domains.map(({ rules }) => rules))).toSorted(([a], [b]) => isWrite(a) - isWrite(b)),
);

/** By the name of the type. */
export const nodeRules = joined(domains.map(({ nodes }) => nodes));
