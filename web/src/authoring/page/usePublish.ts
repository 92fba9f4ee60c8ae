import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { useToast } from '../../ui/toastContext.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { publishCourse } from '../server/publishCourse.ts';
import { noticeMessages as messages } from './noticeMessages.ts';

/** Publishes or unpublishes the course with everything that is on screen: what changed is saved first (CRS-16). */
export function usePublish(
  editor: CourseEditor,
  courseId: number,
): { publish: (published: boolean) => void; pending: boolean } {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const publish = async (published: boolean): Promise<void> => {
    if (!(await editor.saveNow())) return;
    const { lock, version } = editor.getSnapshot();
    const fence = lock.phase === 'mine' || lock.phase === 'away' ? lock.fence : null;
    const answer = await publishCourse(environment, { courseId, published, version, fence }).catch(
      () => ({ ok: false, code: 'NETWORK' }) as const,
    );
    if (answer.ok) {
      editor.published(published, answer.version);
      const done = published ? messages.coursePublished : messages.courseUnpublished;
      toast({ text: intl.formatMessage(done), intent: 'success' });
    } else {
      toast({ text: errorText({ code: answer.code }), intent: 'error' });
    }
  };
  return {
    pending,
    publish(published) {
      setPending(true);
      void publish(published).finally(() => setPending(false));
    },
  };
}
