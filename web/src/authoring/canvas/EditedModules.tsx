import { memo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { LectureDraft, ModuleDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { SortablePlace, SortablePlaces } from '../../editing/sortable/SortablePlaces.tsx';
import { nameOf } from '../structure/nameOf.ts';
import { EditedModule } from './EditedModule.tsx';
import { canvasMessages as messages } from './messages.ts';
import { useNodeFrameStyles } from './NodeFrame.styles.ts';
import type { Selection } from './useSelection.ts';

/** The modules on the page of their course, which can be dragged to each other's places. */
export const EditedModules = memo(function EditedModules({
  modules,
  selection,
  readOnly,
  dispatch,
  onOpen,
}: {
  modules: readonly ModuleDraft[];
  selection: Selection;
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
  onOpen: (lecture: LectureDraft) => void;
}): ReactElement {
  const intl = useIntl();
  const frames = useNodeFrameStyles();
  const move = (from: number, to: number): void => {
    const keys = modules.slice(from, from + 1).map(({ key }) => key);
    // Places are counted with the moved module still there.
    dispatch({ type: 'move', keys, to: { list: 'modules', at: to > from ? to + 1 : to } });
  };
  return (
    <SortablePlaces
      entries={modules.map((module) => ({
        key: module.key,
        name: intl.formatMessage(messages.module, { name: nameOf(module) }),
      }))}
      disabled={readOnly}
      onMoved={move}
    >
      {modules.map((module, index) => (
        <SortablePlace
          key={module.key}
          entry={{ key: module.key, name: nameOf(module) }}
          alone={modules.length < 2}
          handleClass={frames.handle}
        >
          {(handle) => (
            <EditedModule
              module={module}
              number={index + 1}
              selection={selection}
              readOnly={readOnly}
              handle={handle}
              moves={{
                onMoveUp: index === 0 ? null : () => move(index, index - 1),
                onMoveDown: index === modules.length - 1 ? null : () => move(index, index + 1),
              }}
              dispatch={dispatch}
              onOpen={onOpen}
            />
          )}
        </SortablePlace>
      ))}
    </SortablePlaces>
  );
});
