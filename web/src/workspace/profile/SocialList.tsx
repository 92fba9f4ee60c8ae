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

const { socials: most } = limits.profile;

/** Links to social networks, in the order of the footer (NAV-17). */
export function SocialList(): ReactElement {
  const styles = useRowsStyles();
  const intl = useIntl();
  const { fields, set, problem } = useProfileFields();
  const change = (index: number, social: { type?: string; url?: string }): void => {
    set({ socials: fields.socials.map((entry, place) => (place === index ? { ...entry, ...social } : entry)) });
  };
  return (
    <>
      <ul className={styles.rows}>
        {numbered(fields.socials, ({ type, url }) => type.trim() === '' && url.trim() === '').map(
          ({ row: { type, url }, number }, index) => (
            // Rows have no identity of their own; only the last is added and each is drawn from its values alone.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.row}>
              <div className={styles.pair}>
                <TextField
                  label={intl.formatMessage(messages.network)}
                  placeholder="linkedin"
                  autoComplete="off"
                  value={type}
                  problem={problem(`socials.${number}.type`)}
                  onChanged={(next) => change(index, { type: next.toLowerCase() })}
                />
                <TextField
                  label={intl.formatMessage(messages.address)}
                  placeholder="https://"
                  inputMode="url"
                  autoComplete="off"
                  value={url}
                  problem={problem(`socials.${number}.url`)}
                  onChanged={(next) => change(index, { url: next })}
                />
              </div>
              <Button
                className={styles.remove}
                appearance="subtle"
                icon={<DeleteRegular fontSize={20} />}
                aria-label={intl.formatMessage(messages.removeLink, { name: type || intl.formatNumber(index + 1) })}
                onClick={() => set({ socials: fields.socials.filter((_entry, place) => place !== index) })}
              />
            </li>
          ),
        )}
      </ul>
      <Button
        className={styles.add}
        icon={<AddRegular fontSize={20} />}
        disabled={fields.socials.length >= most}
        onClick={() => set({ socials: [...fields.socials, { type: '', url: '' }] })}
      >
        {intl.formatMessage(messages.addLink)}
      </Button>
    </>
  );
}
