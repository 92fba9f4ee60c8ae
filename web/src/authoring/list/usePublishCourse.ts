import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useToast } from '../../ui/toastContext.ts';
import { publishCourse } from '../server/publishCourse.ts';
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
  const [pending, setPending] = useState(false);
  const publish = useCallback(async () => {
    setPending(true);
    try {
      const answer = await publishCourse(environment, { courseId: id, published: !published });
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
  }, [environment, errorText, id, intl, name, published, toast]);
  return [() => void publish(), pending];
}
