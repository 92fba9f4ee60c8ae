import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { courseMessages } from '../../course/messages.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { SortableList } from '../../editing/sortable/SortableList.tsx';
import { nameOf } from '../structure/nameOf.ts';

/** The lectures of a module on the page of its course: each opens, and can be dragged to another place of the module (BEY-05). */
export const EditedLectures = memo(function EditedLectures({
  module,
  lectures,
  readOnly,
  dispatch,
  onOpen,
}: {
  module: NodeKey;
  lectures: readonly LectureDraft[];
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
  onOpen: (lecture: LectureDraft) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const link = (lecture: LectureDraft): ReactElement => (
    <button type="button" className={styles.lecture} lang={lang} onClick={() => onOpen(lecture)}>
      {lecture.fields.name}
    </button>
  );
  if (readOnly) {
    return (
      <ol className={styles.lectures}>
        {lectures.map((lecture) => (
          <li key={lecture.key}>{link(lecture)}</li>
        ))}
      </ol>
    );
  }
  const move = (from: number, to: number): void => {
    const keys = lectures.slice(from, from + 1).map(({ key }) => key);
    // Places are counted with the moved lecture still there.
    dispatch({ type: 'move', keys, to: { list: 'lectures', module, at: to > from ? to + 1 : to } });
  };
  return (
    <SortableList
      label={intl.formatMessage(courseMessages.lecturesLabel)}
      entries={lectures.map((lecture) => ({ key: lecture.key, name: nameOf(lecture) }))}
      onMoved={move}
    >
      {(index, handle) => {
        const lecture = lectures[index];
        return lecture ? (
          <div className={styles.row}>
            {handle}
            <span className={styles.number}>{intl.formatNumber(index + 1)}</span>
            {link(lecture)}
          </div>
        ) : null;
      }}
    </SortableList>
  );
});

const useStyles = makeStyles({
  lectures: { margin: 0, paddingInlineStart: '24px', color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', alignItems: 'center', gap: '4px' },
  number: { minWidth: '20px', color: tokens.colorNeutralForeground2, textAlign: 'end' },
  lecture: {
    minWidth: 0,
    minHeight: '36px',
    padding: '4px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});
