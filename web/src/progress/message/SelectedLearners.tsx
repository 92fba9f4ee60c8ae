import { Button } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { BulkBar } from '../../admin/table/BulkBar.tsx';
import type { RowSelection } from '../../admin/table/useSelection.ts';
import { ChangeEnrolments } from '../../enrolment/others/ChangeEnrolments.tsx';
import type { ProgressView } from '../progressView.ts';
import { learnerSelection } from './learnerSelection.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { messageMessages as messages } from './messages.ts';

/** What can be done with selected learners: write to them, change due dates, un-enrol (PROGR-01, OP-127). */
export function SelectedLearners({
  selection,
  total,
  view,
}: {
  selection: RowSelection;
  /** How many there are over all pages. */
  total: number;
  view: ProgressView;
}): ReactElement {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const learners = learnerSelection(selection.selection, view);
  return (
    <BulkBar selection={selection} total={total}>
      <Button ref={button} icon={<MailRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.write)}
      </Button>
      <ChangeEnrolments actions={['CHANGE_DUE', 'UNENROL']} learners={learners} count={selection.count} />
      {open ? (
        <MessageDialog
          learners={learners}
          count={selection.count}
          onClosed={() => {
            setOpen(false);
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : null}
    </BulkBar>
  );
}
