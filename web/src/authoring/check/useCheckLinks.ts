import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import { refusalOf } from '../../errors/refusal.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { useToast } from '../../ui/toastContext.ts';
import { checkMessages as messages } from './messages.ts';
import type { useCheckLinksMutation } from './__generated__/useCheckLinksMutation.graphql.ts';

/** Orders a look at the links of a course as it is saved (OP-269); the raw id of the last job that was ordered here. */
export function useCheckLinks(courseId: number): [check: () => void, pending: boolean, jobId: number | null] {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [jobId, setJobId] = useState<number | null>(null);
  const [commit, pending] = useMutation<useCheckLinksMutation>(graphql`
    mutation useCheckLinksMutation($input: CheckCourseLinksInput!) {
      checkCourseLinks(input: $input) {
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
  const check = (): void =>
    void commit({
      variables: { input: { courseId: String(courseId) } },
      onCompleted: ({ checkCourseLinks }) => {
        const payload = answered(checkCourseLinks);
        if (!payload.job) {
          toast({ intent: 'error', text: errorText(refusalOf(payload)) });
          return;
        }
        setJobId(payload.job.jobId);
        toast({ intent: 'success', text: intl.formatMessage(messages.linksOrdered) });
      },
      onError: (error) => toast({ intent: 'error', text: errorText(error) }),
    });
  return [check, pending, jobId];
}
