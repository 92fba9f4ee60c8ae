import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useToast } from '../../ui/toastContext.ts';
import { privacyMessages as messages } from '../messages.ts';
import { LogRequestDialog } from './LogRequestDialog.tsx';

/** The button that logs a request which came by mail. */
export function LogRequest(): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const revalidator = useRevalidator();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button appearance="primary" icon={<AddRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.log)}
      </Button>
      {open ? (
        <LogRequestDialog
          onLogged={(dueTime) => {
            setOpen(false);
            const date = intl.formatDate(dueTime, { dateStyle: 'long' });
            toast({ intent: 'success', text: intl.formatMessage(messages.logged, { date }) });
            void revalidator.revalidate();
          }}
          onClosed={close}
        />
      ) : null}
    </>
  );
}
