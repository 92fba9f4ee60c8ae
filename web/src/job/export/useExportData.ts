import { graphql } from 'react-relay';
import { useJobOrder } from '../useJobOrder.ts';
import type { useExportDataMutation } from './__generated__/useExportDataMutation.graphql.ts';

/** Orders a file of everything of a kind (OP-310); `onOrdered` hears the raw id of the job. */
export const useExportData = (): ReturnType<typeof useJobOrder<useExportDataMutation>> =>
  useJobOrder<useExportDataMutation>(graphql`
    mutation useExportDataMutation($input: ExportDataInput!) {
      exportData(input: $input) {
        job {
          jobId
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
