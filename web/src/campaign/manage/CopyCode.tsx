import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { groupedCode } from './groupedCode.ts';
import { voucherMessages as messages } from './messages.ts';

/** Copies a code to the clipboard, as people read it. */
export function CopyCode({ code }: { code: string }): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const shown = groupedCode(code);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(shown);
      toast({ intent: 'success', text: intl.formatMessage(messages.copied) });
    } catch {
      toast({ intent: 'error', text: intl.formatMessage(messages.copyFailed) });
    }
  };
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<CopyRegular fontSize={20} />}
      aria-label={intl.formatMessage(messages.copyOf, { code: shown })}
      onClick={() => void copy()}
    >
      {intl.formatMessage(messages.copy)}
    </Button>
  );
}
