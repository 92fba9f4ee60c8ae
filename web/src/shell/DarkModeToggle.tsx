import { Button } from '@fluentui/react-components';
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useAppearance } from '../theme/AppearanceProvider.tsx';
import { shellMessages } from './messages.ts';

/** Switches between light and dark, for everyone (THEME-02). `labelled`: with its name in sight. */
export function DarkModeToggle({
  className,
  labelled = false,
}: {
  className?: string;
  labelled?: boolean;
}): ReactElement {
  const intl = useIntl();
  const { scheme, toggleScheme } = useAppearance();
  const label = intl.formatMessage(shellMessages.darkMode);
  const dark = scheme === 'dark';
  return (
    <Button
      className={className}
      appearance="subtle"
      icon={dark ? <WeatherSunnyRegular fontSize={20} /> : <WeatherMoonRegular fontSize={20} />}
      aria-pressed={dark}
      aria-label={labelled ? undefined : label}
      title={labelled ? undefined : label}
      onClick={toggleScheme}
    >
      {labelled ? label : null}
    </Button>
  );
}
