import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { useToast } from '../../ui/toastContext.ts';
import { gradingMessages as messages } from './messages.ts';

/** Says that a course was saved, published or restored, with the way to the report where a job grades earlier answers because of it. */
export function useDoneToast(): (done: string, gradingJobId: number | null) => void {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    (done, gradingJobId) => {
      if (gradingJobId === null) {
        toast({ text: done, intent: 'success' });
        return;
      }
      toast({
        text: intl.formatMessage(messages.started, { done }),
        intent: 'success',
        action: {
          label: intl.formatMessage(messages.report),
          onChosen: () => void navigate(links.job(gradingJobId)),
        },
      });
    },
    [intl, toast, navigate],
  );
}
