import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Choice } from '../../ui/form/Choice.tsx';
import { durationBuckets, type CatalogueFilter, type DurationWord } from './catalogueFilter.ts';
import { durationLabels } from './durationLabels.ts';
import { catalogueMessages as messages } from '../messages.ts';
import { useCourseCounts } from './useCourseCounts.ts';
import type { CatalogueFilters_query$key } from './__generated__/CatalogueFilters_query.graphql.ts';

/** Tags that are shown before someone asks for all of them. */
const shownTags = 12;

const useStyles = makeStyles({
  groups: { display: 'flex', flexDirection: 'column', gap: '24px' },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, display: 'flex', flexDirection: 'column' },
  legend: {
    padding: 0,
    paddingBottom: '4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  more: { alignSelf: 'flex-start', paddingInline: 0 },
});

/** Tags and duration to narrow the catalogue by (CAT-04, CAT-05). Without tags there is no tag filter (CAT-12). */
export function CatalogueFilters({
  query,
  filter,
  onChanged,
}: {
  query: CatalogueFilters_query$key;
  filter: CatalogueFilter;
  onChanged: (filter: CatalogueFilter) => void;
}): ReactElement {
  const styles = useStyles();
  const radioName = useId();
  const [allShown, setAllShown] = useState(false);
  const { tags } = useFragment(
    graphql`
      fragment CatalogueFilters_query on Query @throwOnFieldError {
        tags(first: 200) @required(action: THROW) {
          nodes {
            id
            name
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const counts = useCourseCounts(filter, tags.nodes);
  /** How many courses a choice would leave, once that is known. */
  const countOf = (choice: string): { seen: string; heard: string } | null => {
    const count = counts.get(choice);
    return count === undefined
      ? null
      : { seen: intl.formatNumber(count), heard: intl.formatMessage(messages.results, { count }) };
  };
  const chosen = (name: string): boolean => filter.tags.includes(name);
  const shown = tags.nodes.filter(({ name }, index) => allShown || index < shownTags || chosen(name));

  return (
    <div className={styles.groups}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <FormattedMessage {...messages.duration} />
        </legend>
        <Choice
          type="radio"
          name={radioName}
          checked={filter.duration === null}
          note={countOf('')}
          onChosen={() => onChanged({ ...filter, duration: null })}
        >
          <FormattedMessage {...messages.anyDuration} />
        </Choice>
        {Object.entries(durationLabels).map(([word, label]) => (
          <Choice
            key={word}
            type="radio"
            name={radioName}
            checked={filter.duration === word}
            note={countOf(durationBuckets[word as DurationWord])}
            onChosen={() => onChanged({ ...filter, duration: word as DurationWord })}
          >
            <FormattedMessage {...label} />
          </Choice>
        ))}
      </fieldset>
      {tags.nodes.length > 0 ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <FormattedMessage {...messages.tags} />
          </legend>
          {shown.map(({ id, name }) => (
            <Choice
              key={id}
              type="checkbox"
              checked={chosen(name)}
              note={countOf(id)}
              onChosen={() =>
                onChanged({
                  ...filter,
                  tags: chosen(name) ? filter.tags.filter((tag) => tag !== name) : [...filter.tags, name],
                })
              }
            >
              {name}
            </Choice>
          ))}
          {shown.length < tags.nodes.length ? (
            <Button className={styles.more} appearance="transparent" onClick={() => setAllShown(true)}>
              <FormattedMessage {...messages.moreTags} />
            </Button>
          ) : null}
        </fieldset>
      ) : null}
    </div>
  );
}
