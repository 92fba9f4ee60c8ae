import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useViewer } from '../../shell/ShellProvider.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { publishCourse } from '../server/publishCourse.ts';
import { courseListMessages as messages } from './messages.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';
import { withOwnLock } from './withOwnLock.ts';

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
      const answer = await withOwnLock(environment, { courseId: id, viewerId: viewer?.userId }, (fence) =>
        publishCourse(environment, { courseId: id, published: !published, fence }),
      );
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
