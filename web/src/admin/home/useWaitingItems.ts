import { useState } from 'react';
import { useIntl } from 'react-intl';
import { jobName } from '../../job/jobNames.ts';
import { links } from '../../routing/links.ts';
import { newsMessages as messages } from './messages.ts';
import type { WaitingList_query$data } from './__generated__/WaitingList_query.graphql.ts';

/** Something that waits, and where it is settled. */
export interface WaitingItem {
  key: string;
  text: string;
  to: string;
}

/** Courses with failing questions that are named; of the others it is told how many they are. */
const mostCourses = 3;
/** How long before its end a campaign is told of. */
const soonMs = 14 * 86_400_000;
/** How many days before its end a trial is told of. */
const trialDays = 7;
/** The share of its uses from which on the codes of a campaign are told of. */
const almostUsed = 0.9;

/** What waits in the workspace, the most urgent first: what failed, what continues, who waits, what ends soon. */
export function useWaitingItems({ workspace, campaigns, jobs }: WaitingList_query$data): WaitingItem[] {
  const intl = useIntl();
  const [now] = useState(() => Date.now());
  const items: WaitingItem[] = [];
  const add = (key: string, to: string, text: string): number => items.push({ key, to, text });
  const integrations = workspace?.integrations ?? [];
  const outcomes = new Set(integrations.map(({ lastSync }) => lastSync?.outcome));
  const failing = integrations.filter(({ lastCheck }) => lastCheck?.ok === false).length;
  if (outcomes.has('FAILED')) add('sync', links.adminIntegrations, intl.formatMessage(messages.syncFailed));
  if (outcomes.has('NEEDS_CONFIRMATION')) add('asks', links.adminIntegrations, intl.formatMessage(messages.syncAsks));
  if (failing > 0) add('check', links.adminIntegrations, intl.formatMessage(messages.checkFailed, { count: failing }));
  for (const { jobId, kind, exported, doneCount, totalCount } of jobs?.nodes ?? []) {
    const name = jobName(intl, { kind, exported });
    const text =
      totalCount == null
        ? intl.formatMessage(messages.begins, { kind: name })
        : intl.formatMessage(messages.goesOn, { kind: name, done: doneCount, total: totalCount });
    add(`job-${jobId}`, links.job(jobId), text);
  }
  const trial = workspace?.trial;
  if (trial && trial.daysLeft <= trialDays) {
    add('trial', links.adminCourses, intl.formatMessage(messages.trialEnds, { days: trial.daysLeft }));
    if (trial.contactUrl) add('trial-ask', trial.contactUrl, intl.formatMessage(messages.trialAsk));
  }
  const overdue = workspace?.overdueRequests?.totalCount ?? 0;
  const waiting = (workspace?.openRequests?.totalCount ?? 0) - overdue;
  const counted = [
    ['overdue', `${links.adminPrivacy}?state=overdue`, messages.overdueRequests, overdue],
    ['asked', `${links.adminPrivacy}?state=open`, messages.openRequests, waiting],
    ['late', `${links.adminProgress}?state=overdue`, messages.late, workspace?.late?.totalCount],
    ['due', `${links.adminProgress}?state=due`, messages.dueSoon, workspace?.dueSoon?.totalCount],
    ['unanswered', `${links.adminDiscussion}?state=unanswered`, messages.unanswered, workspace?.unanswered?.totalCount],
    ['reported', `${links.adminDiscussion}?state=reported`, messages.reported, workspace?.reported?.totalCount],
    ['added', `${links.adminUsers}?status=added`, messages.notInvited, workspace?.added?.totalCount],
    ['invited', `${links.adminUsers}?status=invited`, messages.notJoined, workspace?.invited?.totalCount],
    ['rights', `${links.adminUsers}?status=rightswait`, messages.rightsWait, workspace?.rightsWait?.totalCount],
    ['stuck', `${links.adminProgress}?state=stuck`, messages.stuck, workspace?.stuck?.totalCount],
  ] as const;
  for (const [key, to, message, count = 0] of counted) {
    if (count > 0) add(key, to, intl.formatMessage(message, { count }));
  }
  const { courses = [], courseCount = 0 } = workspace?.coursesToReview ?? {};
  const told = courses.slice(0, mostCourses);
  for (const { courseId, courseName, questionCount: count, questionId } of told) {
    const text = intl.formatMessage(messages.failingQuestions, { count, course: courseName });
    add(`course-${courseId}`, links.questionsToReview(courseId, questionId), text);
  }
  if (courseCount > told.length) {
    add('courses', links.adminCourses, intl.formatMessage(messages.moreFailing, { count: courseCount - told.length }));
  }
  for (const campaign of campaigns?.nodes ?? []) {
    const { campaignId, name, active, endTime } = campaign;
    if (!active) continue;
    const left = usesLeft(campaign);
    if (left !== null) {
      const text = intl.formatMessage(messages.codesRunOut, { campaign: name, left });
      add(`codes-${campaignId}`, links.campaign(campaignId), text);
    }
    if (endTime == null || new Date(endTime).getTime() - now > soonMs) continue;
    const date = intl.formatDate(endTime, { dateStyle: 'medium' });
    add(
      `campaign-${campaignId}`,
      links.campaign(campaignId),
      intl.formatMessage(messages.campaignEnds, { campaign: name, date }),
    );
  }
  return items;
}

type Campaign = NonNullable<NonNullable<WaitingList_query$data['campaigns']>['nodes']>[number];

/** How many people the codes of a campaign still let in, where that is a tenth or less; null where there are more, or no limit. */
function usesLeft({ redeemType, maxUsages, voucherCount, usageCount }: Campaign): number | null {
  const ofEach = redeemType === 'UNIQUE_CODE' ? 1 : maxUsages;
  const most = ofEach * voucherCount;
  return most > 0 && usageCount >= most * almostUsed ? Math.max(0, most - usageCount) : null;
}
