import { Button } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../ui/messages.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { campaignMessages as messages } from '../messages.ts';
import { useRedeemVoucher } from './useRedeemVoucher.ts';
import { voucherFailureText } from './voucherFailureText.ts';

/** Voucher entry: takes a code and enrols by it (ENR-02). What was typed stays whatever happens. */
export function VoucherDialog({
  umbrellaId,
  onEnrolled,
  onDismissed,
}: {
  /** The umbrella course by which the learner comes. */
  umbrellaId?: number;
  onEnrolled: (courseId: number) => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [missed, setMissed] = useState(false);
  const { redeem, pending, failure, forgetFailure } = useRedeemVoucher(umbrellaId);
  const empty = code.trim() === '';

  // An open dialog has the focus on its first button: it belongs to the field, and back there to type over a refused code.
  useEffect(() => {
    field.current?.focus();
    if (failure) field.current?.select();
  }, [failure]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!empty && !pending) redeem(code.trim(), onEnrolled);
  };
  // While the button is disabled the browser does not submit on Enter, and would say nothing (ENR-03).
  const explainEmpty = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && empty) setMissed(true);
  };
  const problem = failure
    ? voucherFailureText(intl, failure)
    : missed && empty
      ? intl.formatMessage(messages.codeMissing)
      : undefined;
  return (
    <ModalDialog
      title={intl.formatMessage(messages.enterCode)}
      onDismissed={onDismissed}
      actions={
        <>
          <Button onClick={onDismissed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button appearance="primary" type="submit" form={formId} disabled={empty} disabledFocusable={pending}>
            {intl.formatMessage(messages.enrol)}
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.text)}</p>
      <form id={formId} noValidate onSubmit={submit}>
        <CodeField
          field={field}
          code={code}
          problem={problem}
          onKeyDown={explainEmpty}
          onChanged={(typed) => {
            setCode(typed);
            forgetFailure();
          }}
        />
      </form>
    </ModalDialog>
  );
}
