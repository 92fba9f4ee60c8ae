import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { NewTabLink } from '../../section/NewTabLink.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { recordablePictures, type CaptureProblem, type Wanted } from './capture.ts';
import { recordingMessages as messages } from './messages.ts';
import { mostMinutes } from './recordingLimits.ts';

/** What is to be recorded, what the limits are, and why it could not be. */
export function ChooseSource({
  megabytes,
  wanted,
  asking,
  problem,
  onChanged,
}: {
  /** How large a recording may get. */
  megabytes: number;
  wanted: Wanted;
  /** Whether the browser is asking for permission. */
  asking: boolean;
  problem: CaptureProblem | null;
  onChanged: (wanted: Wanted) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const name = useId();
  const pictures = recordablePictures();
  const shown = pictures.length === 0 ? 'unsupported' : problem;
  return (
    <>
      {pictures.length === 0 ? null : (
        <div>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{intl.formatMessage(messages.what)}</legend>
            {pictures.map((picture) => (
              <Choice
                key={picture}
                type="radio"
                name={name}
                checked={wanted.picture === picture}
                onChosen={() => onChanged({ ...wanted, picture })}
              >
                {intl.formatMessage(messages[picture])}
              </Choice>
            ))}
          </fieldset>
          <Choice
            type="checkbox"
            checked={wanted.microphone}
            onChosen={() => onChanged({ ...wanted, microphone: !wanted.microphone })}
          >
            {intl.formatMessage(messages.microphone)}
          </Choice>
        </div>
      )}
      <FormError>{shown ? intl.formatMessage(messages[shown]) : null}</FormError>
      <p role="status" className={styles.asking}>
        {asking ? intl.formatMessage(messages.asking) : null}
      </p>
      {pictures.length === 0 ? null : (
        <p className={styles.note}>{intl.formatMessage(messages.limits, { minutes: mostMinutes, megabytes })}</p>
      )}
      <p className={styles.note}>
        {intl.formatMessage(messages.loom)}{' '}
        <span className={styles.link}>
          <NewTabLink href="https://www.loom.com/">{intl.formatMessage(messages.openLoom)}</NewTabLink>
        </span>
      </p>
    </>
  );
}

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  // Of no height while it is empty, but there: what appears together with its words is not always announced.
  asking: { margin: 0, ':empty': { marginBlockStart: '-16px' } },
  link: { whiteSpace: 'nowrap' },
  note: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});
