import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { voucherMessages as messages } from './messages.ts';
import { useCampaignErrorText } from './useCampaignErrorText.ts';
import { useCreateVouchers } from './useCreateVouchers.ts';

/** LIM-15, and the most of a batch. */
const usualBatch = '15';
const largestBatch = 1000;

const useStyles = makeStyles({
  batch: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' },
  amount: { width: '176px' },
  // Beside the field, below whose label it stands.
  make: { marginTop: '24px', minHeight: '44px' },
});

/** How many codes to make: fifteen unless someone says otherwise. */
export function NewCodes({
  campaignId,
  onCreated,
}: {
  campaignId: string;
  onCreated: (count: number) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const errorText = useCampaignErrorText();
  const [amount, setAmount] = useState(usualBatch);
  const [tried, setTried] = useState(false);
  const [create, pending, failure] = useCreateVouchers(campaignId, onCreated);
  const number = Number(amount.trim());
  const fits = Number.isInteger(number) && number >= 1 && number <= largestBatch;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (fits && !pending) create({ voucherCount: number });
  };
  return (
    <form noValidate onSubmit={submit}>
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <div className={styles.batch}>
        <div className={styles.amount}>
          <TextField
            label={intl.formatMessage(messages.amount)}
            problem={tried && !fits ? intl.formatMessage(messages.amountWrong) : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={amount}
            onChanged={setAmount}
          />
        </div>
        <Button type="submit" className={styles.make} disabledFocusable={pending}>
          {intl.formatMessage(pending ? messages.makingCodes : messages.makeCodes)}
        </Button>
      </div>
    </form>
  );
}
