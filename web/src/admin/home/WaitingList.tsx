import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { newsMessages as messages } from './messages.ts';
import { useWaitingStyles } from './Waiting.styles.ts';
import { useWaitingItems, type WaitingItem } from './useWaitingItems.ts';
import type { WaitingList_query$key } from './__generated__/WaitingList_query.graphql.ts';

const nothing: readonly WaitingItem[] = [];

/** What waits for the person who looks, each with the way to where it is settled; says so when there is nothing. */
export function WaitingList({
  query: key,
  before = nothing,
}: {
  query: WaitingList_query$key;
  /** What else waits for them, and goes first. */
  before?: readonly WaitingItem[];
}): ReactElement {
  const styles = useWaitingStyles();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment WaitingList_query on Query
      @argumentDefinitions(
        admin: { type: "Boolean!" }
        courses: { type: "Boolean!" }
        vouchers: { type: "Boolean!" }
        trial: { type: "Boolean!" }
      )
      @throwOnFieldError {
        workspace {
          trial @include(if: $trial) {
            daysLeft
            contactUrl
          }
          added: people(first: 1, status: ADDED) @include(if: $admin) {
            totalCount
          }
          invited: people(first: 1, status: INVITED) @include(if: $admin) {
            totalCount
          }
          rightsWait: people(first: 1, rightsWait: true) @include(if: $admin) {
            totalCount
          }
          overdueRequests: privacyRequests(first: 1, overdue: true) @include(if: $admin) {
            totalCount
          }
          openRequests: privacyRequests(first: 1, state: OPEN) @include(if: $admin) {
            totalCount
          }
          coursesToReview @include(if: $courses) {
            courseCount
            courses {
              courseId
              courseName
              questionCount
              questionId
            }
          }
          reported: discussionQuestions(first: 1, state: REPORTED) @include(if: $courses) {
            totalCount
          }
          stuck: userCourses(first: 1, stuck: true) {
            totalCount
          }
          late: userCourses(first: 1, overdue: true) {
            totalCount
          }
          dueSoon: userCourses(first: 1, phase: ENROLLED, expired: false, dueSoon: true) {
            totalCount
          }
          unanswered: discussionQuestions(first: 1, state: UNANSWERED) @include(if: $courses) {
            totalCount
          }
          integrations @include(if: $admin) {
            lastCheck {
              ok
            }
            ... on PersonnelIntegration {
              lastSync {
                outcome
              }
            }
          }
        }
        campaigns(first: 100, hideExpired: true) @include(if: $vouchers) {
          nodes {
            campaignId
            name
            active
            endTime
            redeemType
            maxUsages
            voucherCount
            usageCount
          }
        }
        jobs(first: 3, running: true) {
          nodes {
            jobId
            kind
            exported
            doneCount
            totalCount
          }
        }
      }
    `,
    key,
  );
  const items = [...before, ...useWaitingItems(data)];
  if (items.length === 0) return <p className={styles.nothing}>{intl.formatMessage(messages.nothingWaits)}</p>;
  return (
    <ul className={styles.list}>
      {items.map(({ key: item, text, to }) => (
        <li key={item} className={styles.item}>
          <Link to={to} className={styles.link}>
            {text}
            <ChevronRightRegular className={styles.icon} fontSize={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
