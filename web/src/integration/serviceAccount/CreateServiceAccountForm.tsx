import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { serviceAccountMessages as messages } from './messages.ts';
import { ServiceAccountForm } from './ServiceAccountForm.tsx';
import { useCreateServiceAccount } from './useCreateServiceAccount.ts';

const blank = {
  name: '',
  description: '',
  rights: { admin: false, createCourse: false, createVoucher: false },
} as const;

/** Makes a service account, for which the admin who makes it answers. */
export function CreateServiceAccountForm({
  onCreated,
  onCancelled,
}: {
  onCreated: () => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const [create, pending, failure] = useCreateServiceAccount();
  return (
    <ServiceAccountForm
      title={intl.formatMessage(messages.begin)}
      action={intl.formatMessage(messages.create)}
      initial={blank}
      pending={pending}
      failure={failure}
      onSubmitted={({ name, description, rights }, onFailed) =>
        create({ name, description, rights }, { onDone: onCreated, onFailed })
      }
      onCancelled={onCancelled}
    />
  );
}
