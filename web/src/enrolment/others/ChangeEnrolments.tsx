import { Button } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EnrolmentChangeDialog } from './EnrolmentChangeDialog.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';
import type { ChangeEnrolmentsInput } from './__generated__/useChangeEnrolmentsMutation.graphql.ts';

const words = { UNENROL: messages.unenrol, CHANGE_DUE: messages.changeDue } as const;

/** Buttons that un-enrol learners or change their due dates, each after a question (OP-127). */
export function ChangeEnrolments({
  actions,
  learners,
  count,
}: {
  actions: readonly (keyof typeof words)[];
  learners: ChangeEnrolmentsInput['learners'];
  count: number;
}): ReactElement {
  const intl = useIntl();
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<keyof typeof words | null>(null);
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setOpen(action);
          }}
        >
          {intl.formatMessage(words[action])}
        </Button>
      ))}
      {open === null ? null : (
        <EnrolmentChangeDialog
          action={open}
          learners={learners}
          count={count}
          onClosed={() => {
            setOpen(null);
            setTimeout(() => opener.current?.focus());
          }}
        />
      )}
    </>
  );
}
