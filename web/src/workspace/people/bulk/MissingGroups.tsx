import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../../../ui/form/Choice.tsx';
import { bulkMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  missing: { maxWidth: '640px' },
  names: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

/** Names that are shown; a table of thousands names a few first. */
const mostShown = 10;

/** Groups that a table names and that there are not: offers to make them in the same job. */
export function MissingGroups({
  names,
  created,
  onChosen,
}: {
  names: readonly string[];
  /** Whether they would be made. */
  created: boolean;
  onChosen: () => void;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  if (names.length === 0) return null;
  const shown = names.slice(0, mostShown);
  const more = names.length - shown.length;
  const list = intl.formatList([
    ...shown.map((name) => intl.formatMessage(messages.groupName, { name })),
    ...(more > 0 ? [intl.formatMessage(messages.moreGroups, { count: more })] : []),
  ]);
  return (
    <div className={styles.missing}>
      <Choice type="checkbox" checked={created} onChosen={onChosen}>
        {intl.formatMessage(messages.createGroups, { count: names.length })}
      </Choice>
      <p className={styles.names}>{intl.formatMessage(messages.missingGroups, { groups: list })}</p>
    </div>
  );
}
