import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Choice } from '../../ui/form/Choice.tsx';
import { hasRole } from '../../routing/guards.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { reminderMessages as messages } from './reminderMessages.ts';
import { useUpdateReminders } from './useUpdateReminders.ts';
import type { ReminderSettings_viewer$key } from './__generated__/ReminderSettings_viewer.graphql.ts';

/** What comes by mail: reminders of what is due (BEY-13), replies, and for those who run courses what waits for an answer (BEY-16). */
export function ReminderSettings({ viewer }: { viewer: ReminderSettings_viewer$key }): ReactElement {
  const { reminders, user } = useFragment(
    graphql`
      fragment ReminderSettings_viewer on Viewer @throwOnFieldError {
        reminders @required(action: THROW) {
          byMail
          questionsByMail
          repliesByMail
        }
        user {
          roles
        }
      }
    `,
    viewer,
  );
  const answers = hasRole(user?.roles ?? [], 'ROLE_COURSE_ADMIN');
  const kinds = (['byMail', 'repliesByMail', 'questionsByMail'] as const).filter(
    (kind) => kind !== 'questionsByMail' || answers,
  );
  const { update, pending, failed } = useUpdateReminders();
  return (
    <>
      <FormError>{failed && !pending ? <FormattedMessage {...messages.failed} /> : null}</FormError>
      {kinds.map((kind) => (
        <Choice
          key={kind}
          type="checkbox"
          checked={reminders[kind]}
          onChosen={() => {
            if (!pending) update({ [kind]: !reminders[kind] });
          }}
        >
          <FormattedMessage {...messages[kind]} />
        </Choice>
      ))}
    </>
  );
}
