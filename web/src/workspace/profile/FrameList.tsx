import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { TextField } from '../../ui/form/TextField.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import { numbered } from './profileRules.ts';
import { advancedMessages as messages } from './advancedMessages.ts';
import { useRowsStyles } from '../Rows.styles.ts';

const { frames: most } = limits.profile;

/** The pictures that are offered as frames for avatars (WS-10). */
export function FrameList(): ReactElement {
  const styles = useRowsStyles();
  const intl = useIntl();
  const { fields, set, problem } = useProfileFields();
  const frames = fields.avatarFrames;
  return (
    <>
      <ul className={styles.rows}>
        {numbered(frames, (frame) => frame.trim() === '').map(({ row: frame, number }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- see SocialList
          <li key={index} className={styles.row}>
            <TextField
              label={intl.formatMessage(messages.frame, { number: index + 1 })}
              placeholder="https://"
              inputMode="url"
              autoComplete="off"
              value={frame}
              problem={problem(`avatarFrames.${number}`)}
              onChanged={(next) =>
                set({ avatarFrames: frames.map((entry, place) => (place === index ? next : entry)) })
              }
            />
            <Button
              className={styles.remove}
              appearance="subtle"
              icon={<DeleteRegular fontSize={20} />}
              aria-label={intl.formatMessage(messages.removeFrame, { number: index + 1 })}
              onClick={() => set({ avatarFrames: frames.filter((_entry, place) => place !== index) })}
            />
          </li>
        ))}
      </ul>
      <Button
        className={styles.add}
        icon={<AddRegular fontSize={20} />}
        disabled={frames.length >= most}
        onClick={() => set({ avatarFrames: [...frames, ''] })}
      >
        {intl.formatMessage(messages.addFrame)}
      </Button>
    </>
  );
}
