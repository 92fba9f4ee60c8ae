import { Button } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EnrolDialog } from './EnrolDialog.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';

/** “Enrol people”: by their addresses, in the course that is shown or another (BEY-13). */
export function EnrolPeople({
  course,
}: {
  course: { readonly courseId: number; readonly name: string } | null;
}): ReactElement {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} appearance="primary" icon={<PersonAddRegular fontSize={20} />} onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.enrolPeople)}
      </Button>
      {open ? (
        <EnrolDialog
          selected={null}
          course={course}
          onClosed={() => {
            setOpen(false);
            setTimeout(() => button.current?.focus());
          }}
        />
      ) : null}
    </>
  );
}
