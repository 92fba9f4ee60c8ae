import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../admin/table/AdminTable.tsx';
import { ListDownload } from '../job/export/ListDownload.tsx';
import { TableHead } from '../admin/table/TableHead.tsx';
import { PageButtons } from '../admin/table/PageButtons.tsx';
import { usePagedList } from '../admin/table/usePagedList.ts';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { AuditTools } from './AuditTools.tsx';
import { readAuditView, wholeLog } from './auditView.ts';
import { auditMessages as messages } from './messages.ts';
import { useAuditTable } from './useAuditTable.tsx';
import type { AuditList_workspace$key } from './__generated__/AuditList_workspace.graphql.ts';

/** What happened, as the address asks for it, 50 entries at a time (BEY-20). */
export function AuditList({ workspace: key }: { workspace: AuditList_workspace$key }): ReactElement {
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readAuditView);
  const { auditLog } = useFragment(
    graphql`
      fragment AuditList_workspace on Workspace
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        actions: { type: "[AuditAction!]" }
        personId: { type: "ID" }
        startTime: { type: "DateTime" }
        endTime: { type: "DateTime" }
        actorSearch: { type: "String" }
        subjectSearch: { type: "String" }
        jobId: { type: "ID" }
        grouped: { type: "Boolean" }
        language: { type: "Language!" }
      )
      @throwOnFieldError {
        auditLog(
          first: $first
          after: $after
          last: $last
          before: $before
          actions: $actions
          personId: $personId
          startTime: $startTime
          endTime: $endTime
          actorSearch: $actorSearch
          subjectSearch: $subjectSearch
          jobId: $jobId
          grouped: $grouped
          language: $language
        ) @required(action: THROW) {
          totalCount
          csvUrl
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              actorId
              actorName
              subjectId
              subjectName
              ...useAuditTable_entry
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount, csvUrl } = auditLog;
  const table = useAuditTable(edges.map(({ node }) => node));
  const named = edges.flatMap(({ node }) => [
    node.actorId === view.person ? node.actorName : null,
    node.subjectId === view.person ? node.subjectName : null,
  ]);
  const person = named.find((name) => name != null) ?? intl.formatMessage(messages.someone);
  return (
    <>
      <AuditTools filter={view} onChanged={change} />
      <TableHead ref={head} count={intl.formatMessage(messages.count, { count: totalCount })}>
        {view.person === null ? null : (
          <>
            <span>{intl.formatMessage(messages.onePerson, { person })}</span>
            <Button onClick={() => change({ person: null })}>{intl.formatMessage(messages.showOfAll)}</Button>
          </>
        )}
        {view.job === null ? null : (
          <>
            <span>{intl.formatMessage(messages.oneJob)}</span>
            <ButtonLink to={links.job(view.job)}>{intl.formatMessage(messages.report)}</ButtonLink>
            <Button onClick={() => change({ job: null })}>{intl.formatMessage(messages.showAll)}</Button>
          </>
        )}
        <ListDownload kind="AUDIT_ENTRIES" url={csvUrl} />
      </TableHead>
      {edges.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(messages.none)}
          text={intl.formatMessage(messages.noneText)}
          action={<Button onClick={() => change(wholeLog)}>{intl.formatMessage(messages.showAll)}</Button>}
        />
      ) : (
        <AdminTable label={intl.formatMessage(messages.list)} {...table} busy={busy} />
      )}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
    </>
  );
}
