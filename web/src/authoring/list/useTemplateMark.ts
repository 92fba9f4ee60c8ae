import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import type { Failure } from '../../errors/errorText.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { useToast } from '../../ui/toastContext.ts';
import { courseListMessages as messages } from './messages.ts';
import { setTemplate } from './setTemplate.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';
import { withOwnLock } from './withOwnLock.ts';

/** Makes a course a template, or takes the mark away (OP-225), and says its outcome. */
export function useTemplateMark({
  id,
  name,
  template,
}: {
  id: string;
  name: string;
  template: boolean;
}): [change: () => void, pending: boolean] {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useCourseErrorText();
  const viewer = useViewer();
  const [pending, setPending] = useState(false);
  const change = async (): Promise<void> => {
    setPending(true);
    try {
      const answer = await withOwnLock(environment, { courseId: id, viewerId: viewer?.userId }, (lockToken) =>
        setTemplate(environment, { courseId: id, template: !template, lockToken }),
      );
      const create = intl.formatMessage(messages.create);
      const done = template ? messages.isNoTemplate : messages.isTemplate;
      if (answer.ok) toast({ intent: 'success', text: intl.formatMessage(done, { course: name, create }) });
      else toast({ intent: 'error', text: errorText(answer, answer.lock) });
    } catch (error) {
      toast({ intent: 'error', text: errorText(error as Failure) });
    } finally {
      setPending(false);
    }
  };
  return [() => void change(), pending];
}
