import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../../admin/table/AdminTable.tsx';
import { useAuditTable } from '../../../audit/useAuditTable.tsx';
import { links } from '../../../routing/links.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import { personMessages as messages } from './messages.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonLog_workspace$key } from './__generated__/PersonLog_workspace.graphql.ts';

/** What a person did lately, and what was done to them (BEY-20). */
export function PersonLog({
  workspace: key,
  userId,
}: {
  workspace: PersonLog_workspace$key;
  userId: number;
}): ReactElement {
  const intl = useIntl();
  const { auditLog } = useFragment(
    graphql`
      fragment PersonLog_workspace on Workspace
      @argumentDefinitions(personId: { type: "ID!" }, language: { type: "Language!" })
      @throwOnFieldError {
        auditLog(personId: $personId, language: $language, grouped: true, first: 10) @required(action: THROW) {
          edges {
            node {
              ...useAuditTable_entry
            }
          }
        }
      }
    `,
    key,
  );
  const table = useAuditTable(auditLog.edges.map(({ node }) => node));
  const title = intl.formatMessage(messages.log);
  return (
    <PersonSection title={title}>
      {table.rows.length === 0 ? (
        <EmptyState title={intl.formatMessage(messages.noLog)} />
      ) : (
        <>
          <AdminTable label={title} {...table} />
          <div>
            <ButtonLink to={links.auditOf(userId)}>{intl.formatMessage(messages.wholeLog)}</ButtonLink>
          </div>
        </>
      )}
    </PersonSection>
  );
}
