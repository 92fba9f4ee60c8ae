import { useSayStep } from '../../editing/sortable/SortablePlaces.tsx';
import type { NodeActions } from './nodeActions.ts';

/** The same actions; what moves by one place is said to those who do not see it (OP-239). */
export function useSaidSteps(actions: NodeActions): NodeActions {
  const say = useSayStep();
  const said = (move: NodeActions['onMoveUp'], by: 1 | -1): NodeActions['onMoveUp'] =>
    move &&
    (() => {
      say(by);
      move();
    });
  return { ...actions, onMoveUp: said(actions.onMoveUp, -1), onMoveDown: said(actions.onMoveDown, 1) };
}
