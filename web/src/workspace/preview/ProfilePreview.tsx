import { Button, buttonClassNames, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop';
import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useAppearance } from '../../theme/AppearanceProvider.tsx';
import type { Scheme } from '../../theme/createTheme.ts';
import { previewMessages as messages } from './previewMessages.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewSite } from './PreviewSite.tsx';
import type { ProfileFields } from '../profile/profileFields.ts';

/** The width of each device that the preview stands for, in px. */
const widths = { desktop: 1180, phone: 390 } as const;

type Device = keyof typeof widths;

const useStyles = makeStyles({
  figure: { margin: 0, display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: {
    margin: 0,
    flexGrow: 1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  group: { display: 'flex' },
  button: { minWidth: '40px', minHeight: '40px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  on: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      ':hover': { color: 'HighlightText', backgroundColor: 'Highlight' },
      [`& .${buttonClassNames.icon}`]: { color: 'HighlightText' },
      [`:hover .${buttonClassNames.icon}`]: { color: 'HighlightText' },
    },
  },
});

/** How the site looks with the unsaved profile, drawn by the parts of the site itself, in light and dark, on a desktop and a phone. */
export function ProfilePreview({ fields }: { fields: ProfileFields }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const current = useAppearance().scheme;
  const [scheme, setScheme] = useState<Scheme>(current);
  const [device, setDevice] = useState<Device>(() => (window.innerWidth < 700 ? 'phone' : 'desktop'));
  const toggle = (pressed: boolean) => ({
    appearance: 'subtle' as const,
    className: mergeClasses(styles.button, pressed && styles.on),
    'aria-pressed': pressed,
  });
  return (
    <section className={styles.figure} aria-label={intl.formatMessage(messages.preview)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{intl.formatMessage(messages.preview)}</h2>
        <div className={styles.group}>
          <Button
            {...toggle(scheme === 'light')}
            icon={<WeatherSunnyRegular fontSize={20} />}
            aria-label={intl.formatMessage(messages.previewLight)}
            title={intl.formatMessage(messages.previewLight)}
            onClick={() => setScheme('light')}
          />
          <Button
            {...toggle(scheme === 'dark')}
            icon={<WeatherMoonRegular fontSize={20} />}
            aria-label={intl.formatMessage(messages.previewDark)}
            title={intl.formatMessage(messages.previewDark)}
            onClick={() => setScheme('dark')}
          />
        </div>
        <div className={styles.group}>
          <Button
            {...toggle(device === 'desktop')}
            icon={<DesktopRegular fontSize={20} />}
            aria-label={intl.formatMessage(messages.previewDesktop)}
            title={intl.formatMessage(messages.previewDesktop)}
            onClick={() => setDevice('desktop')}
          />
          <Button
            {...toggle(device === 'phone')}
            icon={<PhoneRegular fontSize={20} />}
            aria-label={intl.formatMessage(messages.previewPhone)}
            title={intl.formatMessage(messages.previewPhone)}
            onClick={() => setDevice('phone')}
          />
        </div>
      </div>
      <PreviewFrame title={intl.formatMessage(messages.preview)} width={widths[device]} scheme={scheme}>
        {(page) => <PreviewSite fields={fields} scheme={scheme} page={page} />}
      </PreviewFrame>
    </section>
  );
}
