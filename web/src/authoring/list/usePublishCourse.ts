import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useViewer } from '../../shell/ShellProvider.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { lockCourse } from '../server/lockCourse.ts';
import { publishCourse, type PublishAnswer, type PublishRequest } from '../server/publishCourse.ts';
import { courseListMessages as messages } from './messages.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';

/** Brings a course into the catalogue, or takes it out (CRS-15, OP-53), and says what became of it. */
export function usePublishCourse({
  id,
  name,
  published,
}: {
  id: string;
  name: string;
  published: boolean;
}): [publish: () => void, pending: boolean] {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useCourseErrorText();
  const viewer = useViewer();
  const [pending, setPending] = useState(false);
  const publish = useCallback(async () => {
    setPending(true);
    try {
      const request = { courseId: id, published: !published };
      const first = await publishCourse(environment, request);
      const answer = isOwnLock(first, viewer?.userId) ? await withOwnLock(environment, request, first) : first;
      const done = published ? messages.wasUnpublished : messages.wasPublished;
      toast(
        answer.ok
          ? { intent: 'success', text: intl.formatMessage(done, { course: name }) }
          : { intent: 'error', text: errorText(answer, answer.lock) },
      );
    } catch (error) {
      toast({ intent: 'error', text: errorText(error as Error) });
    } finally {
      setPending(false);
    }
  }, [environment, errorText, id, intl, name, published, toast, viewer]);
  return [() => void publish(), pending];
}

const isOwnLock = (answer: PublishAnswer, viewer: number | undefined): boolean =>
  !answer.ok && answer.lock != null && answer.lock.holder.userId === viewer;

/**
 * The lock of another tab of the same person is theirs here, too: perhaps the tab was closed before it could give it back. A tab that still
 * edits joins the new version with its draft.
 */
async function withOwnLock(
  environment: Environment,
  request: PublishRequest,
  refused: PublishAnswer,
): Promise<PublishAnswer> {
  const lock = await lockCourse(environment, { courseId: request.courseId, takeOver: false });
  return lock.outcome === 'locked' ? publishCourse(environment, { ...request, fence: lock.fence }) : refused;
}
