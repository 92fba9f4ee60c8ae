import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RetentionValues } from './retentionForm.ts';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import type {
  useRetentionPreviewQuery,
  useRetentionPreviewQuery$data,
} from './__generated__/useRetentionPreviewQuery.graphql.ts';

export type Preview = NonNullable<NonNullable<useRetentionPreviewQuery$data['workspace']>['previewRetention']>;

/** What would go by these settings, read again each time that they are looked at. */
export function useRetentionPreview(retention: RetentionValues): Preview | null {
  const fetchKey = useRetryKey();
  const { workspace } = useLazyLoadQuery<useRetentionPreviewQuery>(
    graphql`
      query useRetentionPreviewQuery($retention: RetentionInput!) @throwOnFieldError {
        workspace {
          previewRetention(retention: $retention) {
            factsBeforeTime
            factCount
            auditBeforeTime
            auditEntryCount
            accountCount
            people {
              userId
              username
              name
              lastActivityTime
              warned
              hasLeft
              eraseTime
            }
          }
        }
      }
    `,
    { retention },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return workspace?.previewRetention ?? null;
}
