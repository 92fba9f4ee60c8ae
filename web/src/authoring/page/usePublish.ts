import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { useToast } from '../../ui/toastContext.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { publishEdited } from '../editor/publishEdited.ts';
import { publishCourse } from '../server/publishCourse.ts';
import { noticeMessages as messages } from './noticeMessages.ts';
import { useNotSavedText } from './useNotSavedText.ts';
import { useRefusedPublication } from './useRefusedPublication.ts';

/**
 * Publishes or unpublishes the course with everything that is on screen: what changed is saved first (CRS-16). `publish` answers whether that
 * was done; why not, it says itself.
 */
export function usePublish(
  editor: CourseEditor,
  courseId: number,
): { publish: (published: boolean) => Promise<boolean>; pending: boolean } {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const notSavedText = useNotSavedText(editor);
  const refused = useRefusedPublication(messages);
  const [pending, setPending] = useState(false);
  const publish = async (published: boolean, force: boolean): Promise<boolean> => {
    const became = await publishEdited(editor, published, (request) =>
      publishCourse(environment, { ...request, force: force || undefined, courseId: String(courseId) }),
    );
    if (became === 'done') {
      const done = published ? messages.coursePublished : messages.courseUnpublished;
      toast({ text: intl.formatMessage(done), intent: 'success' });
    } else if (became === 'notSaved') {
      toast({ text: notSavedText(), intent: 'error' });
    } else {
      const isNewer = became === 'newer';
      refused({
        published,
        code: isNewer ? 'PRECONDITION_FAILED' : became.code,
        text: isNewer ? intl.formatMessage(messages.publishNewer) : errorText(became),
        send: ({ force: again }) => void start(published, again),
      });
    }
    return became === 'done';
  };
  const start = (published: boolean, force: boolean): Promise<boolean> => {
    setPending(true);
    return publish(published, force).finally(() => setPending(false));
  };
  return { pending, publish: (published) => start(published, false) };
}
