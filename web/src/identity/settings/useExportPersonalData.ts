import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
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
  const [commit, pending, failure] = useRefusableMutation<useExportPersonalDataMutation>(graphql`
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
    commit({
      variables: { input: userId === undefined ? {} : { userId: String(userId) } },
      result: ({ data }) => data,
      onDone: onExported,
    });
  }, [commit, onExported, userId]);
  return { exportData, pending, failure };
}
