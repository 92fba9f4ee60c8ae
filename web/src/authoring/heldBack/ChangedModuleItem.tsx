import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { previewText } from '../../editing/previewText.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { ChangedPartItem } from './ChangedPartItem.tsx';
import type { ChangedModule } from './changeGroups.ts';
import type { HeldBackChange } from './heldBackPorts.ts';
import { heldBackMessages as messages } from './messages.ts';
import type { ChosenModules } from './useChosenModules.ts';

/** What changed in a module, which can be chosen where there are several; or in the course itself or the order of its modules, which goes live with everything alone. */
export function ChangedModuleItem({
  group: { of, moduleId, name, parts },
  draft,
  chosen,
  onOpen,
}: {
  group: ChangedModule;
  draft: CourseDraft;
  chosen: ChosenModules;
  onOpen: (change: HeldBackChange) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const id = useId();
  const heading = of === 'module' ? previewText(name) : intl.formatMessage(messages[of]);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {moduleId !== null && chosen.isChoice ? (
          <Checkbox
            className={styles.choice}
            checked={chosen.isChosen(moduleId)}
            label={{ children: heading, className: styles.label }}
            onChange={(_, { checked }) => chosen.choose(moduleId, checked === true)}
          />
        ) : (
          heading
        )}
      </h3>
      {of === 'order' || (of === 'course' && chosen.moduleIds) ? (
        <p className={styles.note}>{intl.formatMessage(messages.withAll)}</p>
      ) : null}
      <ul className={styles.list}>
        {parts.map(({ key, changes }) => (
          <ChangedPartItem key={key} changes={changes} draft={draft} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  choice: { marginInlineStart: '-8px' },
  label: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  note: {
    margin: 0,
    paddingInlineStart: '28px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: '4px 0 0',
    paddingInlineStart: '28px',
    listStyle: 'none',
    overflowWrap: 'anywhere',
  },
});
