import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useErrorText } from '../errors/useErrorText.ts';
import { links } from '../routing/links.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../ui/form/FormError.tsx';
import { jobMessages as messages } from './messages.ts';
import { useUndoCourses } from './useUndoCourses.ts';
import { useUndoEnrolments } from './useUndoEnrolments.ts';
import { useUndoJob } from './useUndoJob.ts';
import type { UndoJob_job$key } from './__generated__/UndoJob_job.graphql.ts';

const ofPeople: ReadonlySet<string> = new Set(['PEOPLE_IMPORT', 'PEOPLE_CHANGE', 'GROUP_MEMBERS']);
const ofCourses: ReadonlySet<string> = new Set(['COURSE_CHANGE']);
const ofEnrolments: ReadonlySet<string> = new Set(['PEOPLE_ENROLMENT', 'ENROLMENT_CHANGE']);

/** Takes back what a job has done with people, enrolments or courses, after a question; goes to the job that does so (BEY-12). */
export function UndoJob({ job: key }: { job: UndoJob_job$key }): ReactElement | null {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const { id, kind, rowCounts } = useFragment(
    graphql`
      fragment UndoJob_job on Job @throwOnFieldError {
        id
        kind
        rowCounts {
          done
        }
      }
    `,
    key,
  );
  const show = (jobId: number): void => void navigate(links.job(jobId));
  const undoPeople = useUndoJob(show);
  const undoEnrolments = useUndoEnrolments(show);
  const undoCourses = useUndoCourses(show);
  const ways = [
    { kinds: ofPeople, way: undoPeople, text: messages.undoText },
    { kinds: ofEnrolments, way: undoEnrolments, text: messages.undoEnrolmentText },
    { kinds: ofCourses, way: undoCourses, text: messages.undoCourseText },
  ];
  const found = ways.find(({ kinds }) => kinds.has(kind));
  if (!found || rowCounts.done === 0) return null;
  const [undo, pending, failure] = found.way;
  return (
    <>
      <Button icon={<ArrowUndoRegular fontSize={20} />} onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.undo)}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.undoTitle)}
          confirm={intl.formatMessage(messages.undo)}
          pending={pending}
          onConfirmed={() => undo(id)}
          onDismissed={() => setAsking(false)}
        >
          {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
          <p>{intl.formatMessage(found.text)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
