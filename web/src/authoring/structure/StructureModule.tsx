import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { ModuleDraft } from '../draft/courseDraft.ts';
import { structureMessages as messages } from './messages.ts';
import { newLecture } from './newNodes.ts';
import { NodeMenu } from './NodeMenu.tsx';
import type { StructureProps } from './StructureList.tsx';
import { lectureMoves, moduleMoves } from './structureMoves.ts';
import { useStructureStyles } from './Structure.styles.ts';

/** A module of the structure with its lectures. */
export function StructureModule({
  module,
  place,
  draft,
  current,
  readOnly,
  dispatch,
  onOpen,
}: StructureProps & {
  module: ModuleDraft;
  /** Its index among the modules. */
  place: number;
}): ReactElement {
  const intl = useIntl();
  const styles = useStructureStyles();
  const lang = useContentLanguage();
  const { key, fields, lectures } = module;
  const addLecture = (): void => {
    const at = lectures.length;
    const nodes = [newLecture(crypto.randomUUID(), intl.formatMessage(messages.newLecture, { number: at + 1 }))];
    dispatch({ type: 'insert', place: { list: 'lectures', module: key, at }, added: { kind: 'lecture', nodes } });
  };
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.module} lang={lang}>
          {fields.name}
        </span>
        {readOnly ? null : <NodeMenu node={module} moves={moduleMoves(draft, place)} dispatch={dispatch} />}
      </div>
      <ol className={styles.list}>
        {lectures.map((lecture, at) => (
          <li key={lecture.key} className={styles.row}>
            <button
              type="button"
              lang={lang}
              aria-current={lecture.key === current ? 'page' : undefined}
              className={mergeClasses(styles.open, lecture.key === current && styles.current)}
              onClick={() => onOpen(lecture)}
            >
              {lecture.fields.name}
            </button>
            {readOnly ? null : <NodeMenu node={lecture} moves={lectureMoves(draft, place, at)} dispatch={dispatch} />}
          </li>
        ))}
      </ol>
      {readOnly ? null : (
        <Button className={styles.add} size="small" appearance="subtle" icon={<Add20Regular />} onClick={addLecture}>
          {intl.formatMessage(messages.addLecture)}
        </Button>
      )}
    </li>
  );
}
