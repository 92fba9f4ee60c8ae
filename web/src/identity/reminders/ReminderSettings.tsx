import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Choice } from '../../ui/form/Choice.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { reminderMessages as messages } from './reminderMessages.ts';
import { useUpdateReminders } from './useUpdateReminders.ts';
import type { ReminderSettings_viewer$key } from './__generated__/ReminderSettings_viewer.graphql.ts';

/** Whether reminders of what is due come by mail (BEY-13). */
export function ReminderSettings({ viewer }: { viewer: ReminderSettings_viewer$key }): ReactElement {
  const { reminders } = useFragment(
    graphql`
      fragment ReminderSettings_viewer on Viewer @throwOnFieldError {
        reminders @required(action: THROW) {
          byMail
        }
      }
    `,
    viewer,
  );
  const { update, pending, failed } = useUpdateReminders();
  return (
    <>
      <FormError>{failed && !pending ? <FormattedMessage {...messages.failed} /> : null}</FormError>
      <Choice
        type="checkbox"
        checked={reminders.byMail}
        onChosen={() => {
          if (!pending) update(!reminders.byMail);
        }}
      >
        <FormattedMessage {...messages.byMail} />
      </Choice>
    </>
  );
}
