import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { carrying, dragProps } from '../canvas/carriedSections.ts';
import type { NewSections } from '../canvas/useInsertSection.ts';
import { DeleteSavedSection } from './DeleteSavedSection.tsx';
import { savedSectionMessages as messages } from './messages.ts';
import { RenameSavedSection } from './RenameSavedSection.tsx';
import type { SavedSection } from './savedSection.ts';
import { SavedSectionRow } from './SavedSectionRow.tsx';
import { useArrivingSections } from './useArrivingSections.ts';
import { useSavedSections } from './useSavedSections.ts';

/** The saved sections of the workspace, to be found, put into the open lecture, renamed and deleted (BEY-09, SLIB-02). */
export function SavedSections({
  onInsert,
}: {
  /** Null while no lecture can be changed; left out where there is none. */
  onInsert?: ((added: NewSections) => void) | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<{ readonly to: 'rename' | 'delete'; readonly section: SavedSection } | null>(null);
  const { entries: sections, hasMore, failed, loadMore, reload } = useSavedSections(search);
  const arrive = useArrivingSections(onInsert ?? null);
  // What reads sections knows every type of them; the list, which has a page of its own, does not need it.
  const read = async ({ id }: SavedSection): Promise<NewSections | null> => {
    const { readSavedSection } = await import('./readSavedSection.ts');
    return readSavedSection(environment, id, () => crypto.randomUUID());
  };
  const close = (): void => setAsked(null);
  return (
    <>
      <div role="search">
        <TableSearch label={intl.formatMessage(messages.search)} value={search} onSearched={setSearch} />
      </div>
      {failed ? (
        <ErrorState
          text={intl.formatMessage(messages.failed)}
          actions={<Button onClick={reload}>{intl.formatMessage(messages.reload)}</Button>}
        />
      ) : null}
      {sections === null || sections.length === 0 ? (
        <p role="status" className={styles.said}>
          {sections !== null
            ? intl.formatMessage(search === '' ? messages.empty : messages.notFound)
            : failed
              ? ''
              : intl.formatMessage(messages.loading)}
        </p>
      ) : (
        <ul className={styles.list} aria-label={intl.formatMessage(messages.saved)}>
          {sections.map((section) => (
            <SavedSectionRow
              key={section.id}
              section={section}
              onInsert={onInsert && (() => arrive(read(section)))}
              {...dragProps(() => carrying(read(section), { open: false }))}
              onRename={() => setAsked({ to: 'rename', section })}
              onDelete={() => setAsked({ to: 'delete', section })}
            />
          ))}
        </ul>
      )}
      {hasMore ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={false}
          loadMore={loadMore}
        />
      ) : null}
      {asked?.to === 'rename' ? <RenameSavedSection section={asked.section} onClosed={close} /> : null}
      {asked?.to === 'delete' ? <DeleteSavedSection section={asked.section} onClosed={close} /> : null}
    </>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  said: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});
