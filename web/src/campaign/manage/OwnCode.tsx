import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { voucherMessages as messages } from './messages.ts';
import { isOwnCode, ownCodeLimits } from './ownCode.ts';
import { useCampaignErrorText } from './useCampaignErrorText.ts';
import { useCreateVouchers } from './useCreateVouchers.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' },
  code: { flexGrow: 1, maxWidth: '360px', minWidth: 'min(260px, 100%)' },
  // Beside the field, below whose label it stands; below the field where there is no room beside it.
  make: { minHeight: '44px', '@media (min-width: 600px)': { marginTop: '24px' } },
});

/** A code in words of one's own, such as WELCOME-2026 (OP-167). */
export function OwnCode({
  campaignId,
  onCreated,
}: {
  campaignId: string;
  onCreated: (count: number) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const errorText = useCampaignErrorText();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const created = useCallback(
    (count: number) => {
      setCode('');
      setTried(false);
      onCreated(count);
    },
    [onCreated],
  );
  const [create, pending, refusal] = useCreateVouchers(campaignId, created);
  const failure = pending ? null : refusal;
  const [sent, setSent] = useState('');
  const wasTaken = failure !== null && !(failure instanceof Error) && failure.code === 'CONFLICT';
  const isTaken = wasTaken && sent === code.trim();
  const problem = tried && !isOwnCode(code) ? messages.ownCodeWrong : isTaken ? messages.ownCodeTaken : null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (!isOwnCode(code) || pending) return;
    setSent(code.trim());
    create({ code: code.trim() });
  };
  return (
    <form noValidate onSubmit={submit}>
      {failure && !wasTaken ? <FormError>{errorText(failure)}</FormError> : null}
      <div className={styles.form}>
        <div className={styles.code}>
          <TextField
            label={intl.formatMessage(messages.ownCode)}
            hint={intl.formatMessage(messages.ownCodeHint, ownCodeLimits)}
            problem={problem ? intl.formatMessage(problem, ownCodeLimits) : undefined}
            autoComplete="off"
            maxLength={ownCodeLimits.most}
            value={code}
            onChanged={setCode}
          />
        </div>
        <Button type="submit" className={styles.make} disabledFocusable={pending}>
          {intl.formatMessage(pending ? messages.makingCodes : messages.makeOwnCode)}
        </Button>
      </div>
    </form>
  );
}
