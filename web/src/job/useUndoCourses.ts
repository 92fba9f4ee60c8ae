import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { Failure } from '../errors/errorText.ts';
import { useJobOrder } from './useJobOrder.ts';
import type { useUndoCoursesMutation } from './__generated__/useUndoCoursesMutation.graphql.ts';

/** Orders that what a job has done with courses is taken back; `onOrdered` hears the raw id of the job that does it. */
export function useUndoCourses(
  onOrdered: (jobId: number) => void,
): [undo: (jobId: string) => void, pending: boolean, failure: Failure | null] {
  const [order, pending, failure] = useJobOrder<useUndoCoursesMutation>(graphql`
    mutation useUndoCoursesMutation($input: UndoCourseJobInput!) {
      undoCourseJob(input: $input) {
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
  const undo = useCallback((jobId: string) => order({ jobId }, onOrdered), [onOrdered, order]);
  return [undo, pending, failure];
}
