import { Button } from '@fluentui/react-components';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { courseListMessages as messages } from '../messages.ts';
import { TopicsDialog } from './TopicsDialog.tsx';

/** Opens the topics of the workspace (CRS-19). */
export function TopicsButton(): ReactElement {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button icon={<TagRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.topics)}
      </Button>
      {open ? <TopicsDialog onClosed={close} /> : null}
    </>
  );
}
