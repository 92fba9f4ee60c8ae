import { Button } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { BulkBar } from '../../admin/table/BulkBar.tsx';
import type { RowSelection } from '../../admin/table/useSelection.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { discussionMessages } from '../messages.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { moderationMessages as messages } from './messages.ts';
import { useHideDiscussionQuestions } from './useHideDiscussionQuestions.ts';

/** As many as the contract takes at once. */
const mostAtOnce = 100;

/** Hides selected questions with one reason, or shows them again. */
export function SelectedQuestions({ selection }: { selection: RowSelection }): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const revalidator = useRevalidator();
  const [asking, setAsking] = useState(false);
  const { send, pending, failure } = useHideDiscussionQuestions();
  const { count, clear } = selection;
  const tooMany = count > mostAtOnce;
  const settle = (reason: string | null): void => {
    const { selection: chosen } = selection;
    if (pending || chosen.kind === 'all') return;
    send({ threadIds: [...chosen.ids], reason }, () => {
      setAsking(false);
      clear();
      void revalidator.revalidate();
    });
  };
  return (
    // Each row is chosen on its own: nobody hides what nobody has seen.
    <BulkBar selection={selection} total={count}>
      {tooMany ? <FormError>{intl.formatMessage(messages.tooMany, { most: mostAtOnce })}</FormError> : null}
      {failure && !asking ? <FormError>{errorText(failure)}</FormError> : null}
      <Button
        icon={<EyeOffRegular fontSize={20} />}
        disabledFocusable={tooMany || pending}
        onClick={() => {
          if (!tooMany) setAsking(true);
        }}
      >
        {intl.formatMessage(discussionMessages.hide)}
      </Button>
      <Button
        icon={<EyeRegular fontSize={20} />}
        disabledFocusable={tooMany || pending}
        onClick={() => {
          if (!tooMany) settle(null);
        }}
      >
        {intl.formatMessage(discussionMessages.restore)}
      </Button>
      {asking ? (
        <ReasonDialog
          title={intl.formatMessage(messages.hideTitle, { count })}
          hint={intl.formatMessage(discussionMessages.reasonHint)}
          submit={intl.formatMessage(discussionMessages.hide)}
          pending={pending}
          failure={failure}
          onSubmitted={settle}
          onClosed={() => setAsking(false)}
        />
      ) : null}
    </BulkBar>
  );
}
