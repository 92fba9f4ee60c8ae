import { makeStyles, MenuItem, tokens } from '@fluentui/react-components';
import { PauseCircleRegular } from '@fluentui/react-icons/svg/pause-circle';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { EditorHoldingBack } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';
import { useHoldBack } from './useHoldBack.ts';

/** The item of a menu that holds changes back from now on, or no longer; it says why it cannot (BEY-24). */
export function HoldBackItem({ opened, editable }: { opened: EditorHoldingBack; editable: boolean }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { heldBack } = opened;
  const { holds, changes, reading, pending } = useSyncExternalStore(heldBack.subscribe, heldBack.getSnapshot);
  const hold = useHoldBack(opened);
  const isSettled = !holds || (changes === null && reading === 'read');
  const why = editable ? (isSettled ? null : messages.settleFirst) : messages.notYours;
  return (
    <MenuItem
      icon={<PauseCircleRegular />}
      disabled={pending || why !== null}
      subText={why ? { children: intl.formatMessage(why), className: styles.why } : undefined}
      onClick={() => void hold(!holds)}
    >
      {intl.formatMessage(holds ? messages.stop : messages.menuHold)}
    </MenuItem>
  );
}

const useStyles = makeStyles({
  // To be read, other than what cannot be chosen.
  why: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
