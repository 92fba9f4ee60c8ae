import { Button } from '@fluentui/react-components';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { TextField } from './TextField.tsx';

/** A field for a password or another secret, which can be looked at. */
export function PasswordField({
  show,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'after' | 'type'> & {
  /** Name of the switch that shows it, where it is no password. */
  show?: string;
}): ReactElement {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <Button
          appearance="transparent"
          icon={shown ? <EyeOffRegular fontSize={20} /> : <EyeRegular fontSize={20} />}
          aria-label={show ?? intl.formatMessage(uiMessages.showPassword)}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
