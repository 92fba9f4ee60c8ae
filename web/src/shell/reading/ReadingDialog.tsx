import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppearance } from '../../theme/AppearanceProvider.tsx';
import { defaultColors } from '../../theme/createTheme.ts';
import { readingPalettes } from '../../theme/readingPalettes.ts';
import { useShell, useViewer } from '../../viewer/useShell.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { readingMessages as messages } from './messages.ts';
import { useReadingStyles } from './ReadingDialog.styles.ts';
import {
  colorSchemes,
  defaultReading,
  imageModes,
  isReadingOn,
  largerFontSize,
  largestFontSize,
  smallerFontSize,
  smallestFontSize,
  type ColorScheme,
  type ImageMode,
} from '../../reading/readingSettings.ts';

const schemeNames: Readonly<Record<ColorScheme, MessageDescriptor>> = {
  default: messages.schemeDefault,
  'white-on-black': messages.schemeWhiteOnBlack,
  blue: messages.schemeBlue,
  brown: messages.schemeBrown,
  green: messages.schemeGreen,
};

const modeNames: Readonly<Record<ImageMode, MessageDescriptor>> = {
  normal: messages.imagesNormal,
  monochrome: messages.imagesMonochrome,
  hidden: messages.imagesHidden,
};

/** Size of type, colours and pictures as someone reads best (A11Y-01…07). Every change shows at once. */
export function ReadingDialog({ onDismissed }: { onDismissed: () => void }): ReactElement {
  const styles = useReadingStyles();
  const intl = useIntl();
  const signedIn = useViewer() !== null;
  const { reading, changeReading } = useAppearance();
  const { fontSize, colorScheme, imageMode } = reading;
  const on = isReadingOn(reading);
  return (
    <ModalDialog
      title={<FormattedMessage {...messages.title} />}
      onDismissed={onDismissed}
      actions={
        <>
          <Button disabledFocusable={!on} onClick={() => changeReading(defaultReading)}>
            <FormattedMessage {...messages.reset} />
          </Button>
          <Button appearance="primary" onClick={onDismissed}>
            <FormattedMessage {...messages.done} />
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        <FormattedMessage {...(signedIn ? messages.introSignedIn : messages.intro)} />{' '}
        <span role="status">
          <FormattedMessage {...(on ? messages.on : messages.off)} />
        </span>
      </p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...messages.fontSize} />
        </legend>
        <div className={styles.steps}>
          <Button
            className={styles.step}
            icon={<SubtractRegular fontSize={20} />}
            aria-label={intl.formatMessage(messages.smaller)}
            disabledFocusable={fontSize <= smallestFontSize}
            onClick={() => changeReading({ fontSize: smallerFontSize(fontSize) })}
          />
          <output className={styles.size}>
            <FormattedMessage {...messages.fontSizeValue} values={{ size: fontSize }} />
          </output>
          <Button
            className={styles.step}
            icon={<AddRegular fontSize={20} />}
            aria-label={intl.formatMessage(messages.larger)}
            disabledFocusable={fontSize >= largestFontSize}
            onClick={() => changeReading({ fontSize: largerFontSize(fontSize) })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...messages.colors} />
        </legend>
        {colorSchemes.map((scheme) => (
          <Choice
            key={scheme}
            type="radio"
            name="color-scheme"
            checked={scheme === colorScheme}
            onChosen={() => changeReading({ colorScheme: scheme })}
          >
            <span className={styles.option}>
              <Sample scheme={scheme} />
              <span className={styles.name}>
                <FormattedMessage {...schemeNames[scheme]} />
              </span>
            </span>
          </Choice>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...messages.images} />
        </legend>
        {imageModes.map((mode) => (
          <Choice
            key={mode}
            type="radio"
            name="image-mode"
            checked={mode === imageMode}
            onChosen={() => changeReading({ imageMode: mode })}
          >
            <FormattedMessage {...modeNames[mode]} />
          </Choice>
        ))}
      </fieldset>
    </ModalDialog>
  );
}

/** How a scheme looks, in its own colours whatever scheme is on. */
function Sample({ scheme }: { scheme: ColorScheme }): ReactElement {
  const styles = useReadingStyles();
  const site = useShell().data?.workspace?.profile.theme.primary ?? defaultColors.primary;
  const { text, ground } = scheme === 'default' ? { text: '#242424', ground: '#ffffff' } : readingPalettes[scheme];
  return (
    <span
      aria-hidden
      className={styles.sample}
      style={{
        color: text,
        backgroundColor: ground,
        boxShadow: scheme === 'default' ? `inset 0 -4px ${site}` : 'none',
      }}
    >
      Aa
    </span>
  );
}
