import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { structureMessages as messages } from './messages.ts';
import { newModule } from './newNodes.ts';
import { StructureModule } from './StructureModule.tsx';
import { useStructureStyles } from './Structure.styles.ts';

export interface StructureProps {
  draft: CourseDraft;
  /** The open lecture; null on the page of the course. */
  current: NodeKey | null;
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
  /** Null opens the page of the course. */
  onOpen: (lecture: LectureDraft | null) => void;
}

/** The modules and lectures of a course: opened, added, moved and deleted here (EDIT-04). */
export function StructureList(props: StructureProps): ReactElement {
  const intl = useIntl();
  const styles = useStructureStyles();
  const { draft, current, readOnly, dispatch, onOpen } = props;
  const { modules } = draft;
  const addModule = (): void => {
    const name = intl.formatMessage(messages.newModule, { number: modules.length + 1 });
    const nodes = [newModule(crypto.randomUUID(), name)];
    dispatch({ type: 'insert', place: { list: 'modules', at: modules.length }, added: { kind: 'module', nodes } });
  };
  return (
    <div className={styles.structure}>
      <button
        type="button"
        aria-current={current === null ? 'page' : undefined}
        className={mergeClasses(styles.open, current === null && styles.current)}
        onClick={() => onOpen(null)}
      >
        {intl.formatMessage(messages.course)}
      </button>
      <ol className={styles.list}>
        {modules.map((module, place) => (
          <StructureModule key={module.key} {...props} module={module} place={place} />
        ))}
      </ol>
      {readOnly ? null : (
        <Button className={styles.add} icon={<Add20Regular />} onClick={addModule}>
          {intl.formatMessage(messages.addModule)}
        </Button>
      )}
    </div>
  );
}
