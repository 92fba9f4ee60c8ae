import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { emptyFilter, isEmptyFilter, type CatalogueFilter } from './catalogueFilter.ts';
import { durationLabels } from './durationLabels.ts';
import { catalogueMessages as messages } from '../messages.ts';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  chip: { borderRadius: tokens.borderRadiusCircular, minWidth: 0, fontWeight: tokens.fontWeightRegular },
  reset: { minWidth: 0, paddingInline: '4px' },
});

/** What the catalogue is narrowed to, each to be taken away, and all of it at once (CAT-06). */
export function FilterChips({
  filter,
  onChanged,
}: {
  filter: CatalogueFilter;
  onChanged: (filter: CatalogueFilter) => void;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  if (isEmptyFilter(filter)) return null;
  const chips = [
    ...(filter.search
      ? [{ name: intl.formatMessage(messages.searched, { text: filter.search }), without: { ...filter, search: '' } }]
      : []),
    ...(filter.duration
      ? [{ name: intl.formatMessage(durationLabels[filter.duration]), without: { ...filter, duration: null } }]
      : []),
    ...filter.tags.map((tag) => ({
      name: tag,
      without: { ...filter, tags: filter.tags.filter((other) => other !== tag) },
    })),
  ];
  return (
    <div className={styles.chips}>
      {chips.map(({ name, without }) => (
        <Button
          key={name}
          className={styles.chip}
          icon={<DismissRegular fontSize={16} />}
          iconPosition="after"
          aria-label={intl.formatMessage(messages.removeFilter, { name })}
          onClick={() => onChanged(without)}
        >
          {name}
        </Button>
      ))}
      <Button className={styles.reset} appearance="transparent" onClick={() => onChanged(emptyFilter)}>
        <FormattedMessage {...messages.reset} />
      </Button>
    </div>
  );
}
