import { Button } from '@fluentui/react-components';
import { HatGraduationRegular } from '@fluentui/react-icons/svg/hat-graduation';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EnrolDialog } from '../../enrolment/others/EnrolDialog.tsx';
import { everything } from '../../admin/table/selection.ts';
import { selectionInput } from '../people/bulk/selectionInput.ts';
import { enrolPeopleMessages } from '../../enrolment/others/messages.ts';

/** “Enrol in a course”: everyone of a group (BEY-13). */
export function EnrolGroup({ groupId, count }: { groupId: number; count: number }): ReactElement {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const everyone = selectionInput(everything, { search: '', status: null, group: groupId });
  return (
    <>
      <Button ref={button} icon={<HatGraduationRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(enrolPeopleMessages.enrolSelected)}
      </Button>
      {open ? (
        <EnrolDialog
          selected={{ input: everyone, count }}
          course={null}
          onClosed={() => {
            setOpen(false);
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : null}
    </>
  );
}
