import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { plainText } from '../../quiz/plainText.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import type { Conflict } from '../merge/mergeNodes.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

const longest = 200;

/** What two people changed in different ways, one thing after the other: both versions, and which one is to stay. */
export function ConflictNotice({
  editor,
  snapshot,
}: {
  editor: CourseEditor;
  snapshot: EditorSnapshot;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const [conflict] = snapshot.conflicts;
  if (!conflict) return null;
  const choose = (takeTheOther: boolean) => () => editor.choose(conflict, takeTheOther);
  return (
    <EditorNotice
      urgent
      actions={
        <>
          <Button appearance="primary" disabledFocusable={!snapshot.editable} onClick={choose(false)}>
            {intl.formatMessage(conflict.type === 'field' ? messages.keepMine : messages.keepIt)}
          </Button>
          <Button disabledFocusable={!snapshot.editable} onClick={choose(true)}>
            {intl.formatMessage(conflict.type === 'field' ? messages.takeTheirs : messages.removeIt)}
          </Button>
        </>
      }
    >
      {intl.formatMessage(messages[conflict.type], { count: snapshot.conflicts.length })}
      {conflict.type === 'field' ? (
        <dl className={styles.versions}>
          <dt>{intl.formatMessage(messages.mine)}</dt>
          <dd lang={lang}>{shown(conflict, 'mine')}</dd>
          <dt>{intl.formatMessage(messages.theirs)}</dt>
          <dd lang={lang}>{shown(conflict, 'theirs')}</dd>
        </dl>
      ) : null}
    </EditorNotice>
  );
}

/** A version in words, as far as there is room. */
function shown(conflict: Extract<Conflict, { readonly type: 'field' }>, side: 'mine' | 'theirs'): string {
  const value = conflict[side];
  const text = typeof value === 'string' ? plainText(value) : value == null ? '–' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text || '–';
}

const useStyles = makeStyles({
  versions: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 12px',
    margin: '8px 0 0',
    color: tokens.colorNeutralForeground2,
  },
});
