import { Button } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useCopyLink } from '../../ui/useCopyLink.ts';
import { groupedCode } from './groupedCode.ts';
import { voucherMessages as messages } from './messages.ts';

/** Copies the address where a code is redeemed, which has it filled in. */
export function CopyCodeLink({ code, link }: { code: string; link: string }): ReactElement {
  const intl = useIntl();
  const copy = useCopyLink();
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<LinkRegular fontSize={20} />}
      aria-label={intl.formatMessage(messages.copyLinkOf, { code: groupedCode(code) })}
      onClick={() => void copy(link)}
    >
      {intl.formatMessage(messages.copyLink)}
    </Button>
  );
}
