import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useToast } from '../../ui/toastContext.ts';
import { serviceAccountMessages as messages } from './messages.ts';
import { ServiceAccountForm } from './ServiceAccountForm.tsx';
import { useUpdateServiceAccount } from './useUpdateServiceAccount.ts';
import type { EditServiceAccountForm_account$key } from './__generated__/EditServiceAccountForm_account.graphql.ts';

/** Changes a service account; an admin may take it over from those who answer for it. */
export function EditServiceAccountForm({
  account,
  viewerId,
  onClosed,
}: {
  account: EditServiceAccountForm_account$key;
  /** The raw id of who edits. */
  viewerId: number;
  onClosed: () => void;
}): ReactElement {
  const { id, name, description, rights, owner } = useFragment(
    graphql`
      fragment EditServiceAccountForm_account on ServiceAccount @throwOnFieldError {
        id
        name
        description
        rights {
          admin
          createCourse
          createVoucher
        }
        owner {
          userId
        }
      }
    `,
    account,
  );
  const intl = useIntl();
  const toast = useToast();
  const [update, pending, failure] = useUpdateServiceAccount();
  return (
    <ServiceAccountForm
      title={intl.formatMessage(messages.editTitle)}
      action={intl.formatMessage(messages.save)}
      initial={{ name, description, rights }}
      mayTakeOver={owner?.userId !== viewerId}
      pending={pending}
      failure={failure}
      onSubmitted={({ takenOver, ...values }, onFailed) =>
        update(
          { serviceAccountId: id, ...values, ...(takenOver ? { ownerId: String(viewerId) } : {}) },
          {
            onDone: () => {
              toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
              onClosed();
            },
            onFailed,
          },
        )
      }
      onCancelled={onClosed}
    />
  );
}
