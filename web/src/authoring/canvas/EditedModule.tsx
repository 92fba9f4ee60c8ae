import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { LectureDraft, ModuleDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { ModuleFieldsForm } from '../fields/ModuleFieldsForm.tsx';
import { EditedLectures } from './EditedLectures.tsx';
import { canvasMessages as messages } from './messages.ts';
import type { NodeActions } from './nodeActions.ts';
import { ModuleName } from './ModuleName.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import type { Selection } from './useSelection.ts';

/** A module on the page of its course: its name and its lectures, or its fields. */
export function EditedModule({
  module,
  number,
  selection,
  readOnly,
  handle,
  moves,
  dispatch,
  onOpen,
}: {
  module: ModuleDraft;
  /** Its place among the modules, from 1. */
  number: number;
  selection: Selection;
  readOnly: boolean;
  /** By which it is dragged. */
  handle: ReactElement;
  /** How it goes one place up or down; null at the ends. */
  moves: Pick<NodeActions, 'onMoveUp' | 'onMoveDown'>;
  dispatch: (operation: Operation) => void;
  onOpen: (lecture: LectureDraft) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const { key, fields, lectures } = module;
  return (
    <NodeFrame
      name={intl.formatMessage(messages.module, { name: fields.name })}
      selected={selection.selected === key}
      editing={!readOnly && selection.edited === key}
      readOnly={readOnly}
      onSelect={() => selection.select(key)}
      handle={handle}
      actions={{ ...moves, onEdit: () => selection.edit(key), onDone: () => selection.edit(null) }}
    >
      {!readOnly && selection.edited === key ? (
        <ModuleFieldsForm
          fields={fields}
          onChange={(changed) =>
            dispatch({ type: 'setModule', key, fields: changed, typing: `${key} ${Object.keys(changed).join()}` })
          }
        />
      ) : (
        <div className={styles.module}>
          {readOnly ? (
            <h3 className={styles.name} lang={lang}>
              {fields.name}
            </h3>
          ) : (
            <ModuleName
              fields={fields}
              number={number}
              onChanged={(name) => dispatch({ type: 'setModule', key, fields: { name }, typing: `${key} name` })}
            />
          )}
          {fields.description ? (
            <p className={styles.description} lang={lang}>
              {fields.description}
            </p>
          ) : null}
          <EditedLectures module={key} lectures={lectures} readOnly={readOnly} dispatch={dispatch} onOpen={onOpen} />
        </div>
      )}
    </NodeFrame>
  );
}

const useStyles = makeStyles({
  module: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px 20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  description: { margin: 0, color: tokens.colorNeutralForeground2 },
});
