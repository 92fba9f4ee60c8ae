import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { useToast } from '../../ui/toastContext.ts';
import { editorMessages as messages } from '../editorMessages.ts';

/** Whether a question takes `count` answers or items; says so where it does not, and that nothing came of it. */
export function useAnswerRoom(): (count: number) => boolean {
  const intl = useIntl();
  const toast = useToast();
  return (count) => {
    if (count <= limits.answers) return true;
    toast({ intent: 'error', text: intl.formatMessage(messages.tooManyAnswers, { most: limits.answers, count }) });
    return false;
  };
}
