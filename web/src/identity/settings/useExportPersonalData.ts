import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useExportPersonalDataMutation } from './__generated__/useExportPersonalDataMutation.graphql.ts';

/** Reads everything that is stored about the signed-in person, or for admins about another one. `onExported` gets it by kind. */
export function useExportPersonalData(
  onExported: (data: unknown) => void,
  userId?: number,
): {
  exportData: () => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useExportPersonalDataMutation>(graphql`
    mutation useExportPersonalDataMutation($input: ExportPersonalDataInput!) {
      exportPersonalData(input: $input) {
        data
        userErrors {
          code
          params
        }
      }
    }
  `);
  const exportData = useCallback(() => {
    setFailure(null);
    commit({
      variables: { input: userId === undefined ? {} : { userId: String(userId) } },
      onCompleted: ({ exportPersonalData }) => {
        const { data, userErrors } = answered(exportPersonalData);
        if (data !== null && data !== undefined) onExported(data);
        else setFailure(userErrors[0] ?? { code: '-1' });
      },
      onError: setFailure,
    });
  }, [commit, onExported, userId]);
  return { exportData, pending, failure };
}
