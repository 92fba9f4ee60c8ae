import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { catalogueMessages as messages } from './messages.ts';
import { countFilters, emptyFilter, type CatalogueFilter } from './search/catalogueFilter.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  quiet: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});

/** The courses could not be read: an empty list with a quiet way to try again (CAT-11, OP-12). */
export function CatalogueUnavailable(): ReactElement {
  const styles = useStyles();
  const revalidator = useRevalidator();
  return (
    <div className={styles.quiet}>
      <FormattedMessage {...messages.unavailable} />
      <Button
        appearance="subtle"
        icon={<ArrowClockwiseRegular fontSize={20} />}
        disabled={revalidator.state === 'loading'}
        onClick={() => void revalidator.revalidate()}
      >
        <FormattedMessage {...messages.reload} />
      </Button>
    </div>
  );
}

/** The workspace has no published course. */
export function NoCourses(): ReactElement {
  return (
    <EmptyState title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneText} />} />
  );
}

/** Nothing matches the filter: what was looked for, and the nearest way to find something. */
export function NoMatches({
  filter,
  onChanged,
}: {
  filter: CatalogueFilter;
  onChanged: (filter: CatalogueFilter) => void;
}): ReactElement {
  const styles = useStyles();
  const { search } = filter;
  const searchAlone = { ...emptyFilter, search };
  const narrowed = countFilters(filter) > countFilters(searchAlone);
  return (
    <EmptyState
      title={<FormattedMessage {...(search ? messages.notFound : messages.empty)} values={{ text: search }} />}
      text={<FormattedMessage {...(search ? messages.notFoundText : messages.emptyText)} />}
      action={
        <div className={styles.actions}>
          {search && narrowed ? (
            <Button onClick={() => onChanged(searchAlone)}>
              <FormattedMessage {...messages.searchAlone} />
            </Button>
          ) : null}
          <Button appearance={search && narrowed ? 'subtle' : 'secondary'} onClick={() => onChanged(emptyFilter)}>
            <FormattedMessage {...messages.showAll} />
          </Button>
        </div>
      }
    />
  );
}
