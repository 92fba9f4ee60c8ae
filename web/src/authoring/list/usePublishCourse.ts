import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { RequestError } from '../../requestError.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { useToast } from '../../ui/toastContext.ts';
import { useRefusedPublication } from '../page/useRefusedPublication.ts';
import { publishCourse } from '../server/publishCourse.ts';
import { courseListMessages as messages } from './messages.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';
import { withOwnLock } from './withOwnLock.ts';

/** Brings a course into the catalogue, or takes it out (CRS-15, OP-53), and says its outcome; `publish` answers whether that was done. */
export function usePublishCourse({
  id,
  name,
  published,
}: {
  id: string;
  name: string;
  published: boolean;
}): [publish: () => Promise<boolean>, pending: boolean] {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useCourseErrorText();
  const viewer = useViewer();
  const refused = useRefusedPublication(messages);
  const [pending, setPending] = useState(false);
  const publish = async (force: boolean): Promise<boolean> => {
    setPending(true);
    try {
      const answer = await withOwnLock(environment, { courseId: id, viewerId: viewer?.userId }, (lockToken) =>
        publishCourse(environment, { courseId: id, published: !published, lockToken, force: force || undefined }),
      );
      const done = published ? messages.wasUnpublished : messages.wasPublished;
      if (answer.ok) toast({ intent: 'success', text: intl.formatMessage(done, { course: name }) });
      else again(answer.code, errorText(answer, answer.lock));
      return answer.ok;
    } catch (error) {
      again(error instanceof RequestError ? error.code : 'NETWORK', errorText(error as Error));
      return false;
    } finally {
      setPending(false);
    }
  };
  const again = (code: string, text: string): void =>
    refused({ published: !published, code, text, send: ({ force }) => void publish(force) });
  return [() => publish(false), pending];
}
