import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Keys } from '../../editing/richText/commands.ts';
import { keysText } from '../../editing/richText/keysText.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { shortcutMessages as messages } from './messages.ts';
import { shortcutGroups } from './shortcutGroups.ts';

/** All keys of the editor (finding them is for everyone, using them saves a hand). */
export function ShortcutsDialog({ onClosed }: { onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <ModalDialog title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title.id}>
          <h3 className={styles.title}>{intl.formatMessage(title)}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ name, keys }) => (
              <div key={name.id} className={styles.row}>
                <dt>{intl.formatMessage(name)}</dt>
                <dd className={styles.keys}>
                  {keys.map((each) => (
                    <kbd key={typeof each === 'string' ? each : each.key} className={styles.key}>
                      {typeof each === 'string' ? each : keysText(intl, labelled(intl, each))}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  );
}

/** Keys that keyboards of other languages name otherwise. */
function labelled(intl: IntlShape, keys: Keys): Keys {
  const label = { Delete: messages.keyDelete, Space: messages.keySpace }[keys.key];
  return label ? { ...keys, key: intl.formatMessage(label) } : keys;
}

const useStyles = makeStyles({
  title: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0 },
  row: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  keys: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px', margin: 0 },
  key: {
    padding: '0 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
});
