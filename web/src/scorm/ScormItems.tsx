import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import type { NewProgress } from './itemProgress.ts';
import { whenItemsClosed } from '../offline/commit/onUnload.ts';
import { scormMessages as messages } from './messages.ts';
import { PlayedItem } from './PlayedItem.tsx';
import { ScormItemRow } from './ScormItemRow.tsx';
import type { ScormPlayerQuery$data } from './__generated__/ScormPlayerQuery.graphql.ts';

export type Scorm = NonNullable<NonNullable<ScormPlayerQuery$data['lecture']>['scorm']>;
export type ScormItem = Scorm['items'][number];

/** Whose work it is and where it belongs. */
export interface Place {
  /** Null for anyone who only looks. */
  readonly userCourseId: number | null;
  readonly lectureId: number;
}

interface Opened {
  readonly itemId: string;
  /** Of this one opening. */
  readonly session: string;
  readonly fromStart: boolean;
}

const useStyles = makeStyles({
  lesson: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    marginTop: '8px',
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '12px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  items: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** The items of a package in order with what was done in them; one is open at a time. */
export function ScormItems({
  scorm,
  lectureName,
  place,
  canWork,
  whenReady,
}: {
  scorm: Scorm;
  /** It stands above: a package that is called the same is not named again. */
  lectureName: string;
  place: Place;
  canWork: boolean;
  /** Calls back once items may be opened. */
  whenReady: (then: () => void) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [newer, setNewer] = useState<ReadonlyMap<string, NewProgress>>(new Map());
  const onKept = useCallback(
    (itemId: string, progress: NewProgress) =>
      setNewer((before) => new Map(before).set(itemId, { ...before.get(itemId), ...progress })),
    [],
  );
  const onClosed = useCallback(() => setOpened(null), []);
  const current = scorm.items.find(({ itemId }) => itemId === opened?.itemId);
  const progressOf = (item: ScormItem) => ({ ...item.state, ...newer.get(item.itemId) });
  const next = scorm.items.find((item) => item.launchUrl && !progressOf(item).finished);
  return (
    <section className={styles.lesson} aria-label={intl.formatMessage(messages.lesson)}>
      {scorm.title === lectureName ? null : (
        <h2 className={styles.title} lang={lang}>
          {scorm.title}
        </h2>
      )}
      {canWork ? null : <p className={styles.note}>{intl.formatMessage(messages.onlyLooking)}</p>}
      <ul className={styles.items} aria-label={intl.formatMessage(messages.parts)}>
        {scorm.items.map((item) => (
          <ScormItemRow
            key={item.itemId}
            item={item}
            progress={progressOf(item)}
            isAlone={scorm.items.length === 1}
            isNext={item === next}
            isOpen={item.itemId === opened?.itemId}
            onOpened={(fromStart) =>
              whenReady(() =>
                whenItemsClosed(() => setOpened({ itemId: item.itemId, session: crypto.randomUUID(), fromStart })),
              )
            }
          />
        ))}
      </ul>
      {opened && current?.launchUrl ? (
        <PlayedItem
          key={opened.session}
          scorm={scorm}
          item={current}
          state={opened.fromStart ? { ...progressOf(current), cmi: {} } : progressOf(current)}
          session={opened.session}
          place={place}
          canWork={canWork}
          onKept={onKept}
          onClosed={onClosed}
        />
      ) : null}
    </section>
  );
}
