import { MouseSensor, TouchSensor, useSensor, useSensors, type DndContextProps } from '@dnd-kit/core';
import { useEffect, useRef, type RefObject } from 'react';
import type { NodeKey } from '../draft/courseDraft.ts';
import { placeAtRow } from './dropPlaces.ts';
import type { Tree } from './useTree.ts';
import type { Carrying } from './useCarrying.ts';

/** How long a collapsed module is pointed at before it opens, in ms. */
const opensAfterMs = 600;

// The same ones at each drawing, or every row would be drawn again with them.
const mouseOptions = { activationConstraint: { distance: 4 } };
/** A finger that goes down and on scrolls. */
const touchOptions = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Dragging rows of the structure by mouse and touch: where it goes is told by the row under the pointer, and by the half of it. */
export function usePointerDrag(tree: Tree, carrying: Carrying, grid: RefObject<HTMLElement | null>): DndContextProps {
  const sensors = useSensors(useSensor(MouseSensor, mouseOptions), useSensor(TouchSensor, touchOptions));
  const pointer = useRef(0);
  const { carried } = carrying;
  useEffect(() => {
    const onMove = (event: PointerEvent | TouchEvent): void => {
      pointer.current = 'touches' in event ? (event.touches[0]?.clientY ?? pointer.current) : event.clientY;
    };
    document.addEventListener('pointermove', onMove, { capture: true, passive: true });
    document.addEventListener('touchmove', onMove, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointermove', onMove, { capture: true });
      document.removeEventListener('touchmove', onMove, { capture: true });
    };
  }, []);
  const opening = useRef<{ module: NodeKey; timer: number } | null>(null);
  const openSoon = (module: NodeKey | null): void => {
    if (opening.current?.module === module) return;
    if (opening.current) clearTimeout(opening.current.timer);
    opening.current = module === null ? null : { module, timer: window.setTimeout(open, opensAfterMs, module) };
  };
  const open = (module: NodeKey): void => tree.send({ type: 'opened', module });
  const toPointer = (): void => {
    const under = grid.current && rowUnder(grid.current, pointer.current);
    const row = under && tree.rows.find(({ key }) => key === under.key);
    const places = carried?.places ?? [];
    openSoon(row?.kind === 'module' && row.expanded === false && places[0]?.to.list === 'lectures' ? row.key : null);
    carrying.over(row ? placeAtRow(places, row, under.half) : null);
  };
  const end = (how: () => void) => (): void => {
    openSoon(null);
    how();
  };
  return {
    sensors,
    // The structure says it itself, the same for pointer and keyboard.
    accessibility: { announcements: silent, screenReaderInstructions: { draggable: '' } },
    onDragStart({ active }) {
      const key = String(active.id);
      carrying.pickUp(tree.selected.includes(key) ? tree.selected : [key]);
    },
    onDragMove: toPointer,
    onDragEnd: end(carrying.drop),
    onDragCancel: end(carrying.cancel),
  };
}

const nothing = (): undefined => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** The row at a height of the window, and the half of it; the first or last one beyond the ends. */
function rowUnder(grid: HTMLElement, y: number): { key: string; half: 'upper' | 'lower' } | null {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-key]')];
  const row = rows.find((each) => each.getBoundingClientRect().bottom > y) ?? rows.at(-1);
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  return { key: row.dataset.key ?? '', half: y < top + height / 2 ? 'upper' : 'lower' };
}
