import { useEffect, useRef, useState, type DOMAttributes, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { useItemDrag, type PointerPlace } from '../drag/useItemDrag.ts';
import { zoneAt } from '../drag/zoneAt.ts';
import type { Answer } from '../useAnswer.ts';
import { dropId, type DraggedItem, type DropPlace } from './dragPlace.ts';
import { placingMessages as messages } from './messages.ts';
import { elementAt, followArrows, type FocusSpot } from './placementFocus.ts';
import { focusAfter, putItem, type Placement, type PlacingKind } from './placementRules.ts';
import type { Named, Placing } from './Placing.ts';
import { sameItem, useHeldItem } from './useHeldItem.ts';

/** What the element around pool and categories carries. */
type PlacingRoot = { readonly ref: RefObject<HTMLDivElement | null> } & DOMAttributes<HTMLDivElement>;

/**
 * Puts items into categories, by dragging, by pressing an item and then a category, and by keys: Enter or Space pick up and put down,
 * arrows go from one to the next, Delete takes out, Escape lets go. `said` tells screen readers what has just happened.
 */
export function usePlacing({
  kind,
  items,
  categories,
  answer,
}: {
  kind: PlacingKind;
  items: readonly Named[];
  categories: readonly Named[];
  answer: Answer<Placement>;
}): { placing: Placing; root: PlacingRoot; said: ReactNode } {
  const intl = useIntl();
  const lang = useContentLanguage();
  const [said, setSaid] = useState<ReactNode>(null);
  const [focused, setFocused] = useState<{ readonly spot: FocusSpot } | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  // What a pointer has done does not scroll the page.
  const byPointer = useRef(false);
  useEffect(() => {
    if (focused && ref.current) elementAt(ref.current, focused.spot)?.focus({ preventScroll: byPointer.current });
  }, [focused]);

  const placement = answer.choice;
  const frozen = answer.locked || answer.phase === 'checking';
  const itemName = (key: string): string => nameOf(items, key);
  const say = (message: keyof typeof messages, { item }: DraggedItem, category: string | null = null): void =>
    setSaid(
      intl.formatMessage(messages[message], {
        item: authorText(itemName(item), lang),
        category: category === null ? '' : authorText(nameOf(categories, category), lang),
      }),
    );
  const { held, setHeld } = useHeldItem(frozen, (item) => {
    say('letGo', item);
    setFocused({ spot: { item } });
  });

  const put = (dragged: DraggedItem, category: string | null): void => {
    setHeld(null);
    const next = putItem(placement, dragged, category, kind);
    if (frozen || next === placement) return;
    answer.change(next);
    if (category === null) say('takenOut', dragged, dragged.from);
    else say('placed', dragged, category);
    setFocused({ spot: focusAfter({ kind, items, placement, dragged, category }) });
  };
  const takes = (dragged: DraggedItem, category: string | null): boolean =>
    putItem(placement, dragged, category, kind) !== placement;
  const placeAt = (pointer: PointerPlace, dragged: DraggedItem): DropPlace | null => {
    const zone = zoneAt(ref.current, pointer);
    const places: readonly DropPlace[] = [{ category: null }, ...categories.map(({ key }) => ({ category: key }))];
    return places.find((place) => dropId(place) === zone && takes(dragged, place.category)) ?? null;
  };
  const { drag, onPointerDown } = useItemDrag<DraggedItem, DropPlace>({
    frozen,
    placeAt,
    onDropped: (dragged, { category }) => put(dragged, category),
  });

  const pick = (dragged: DraggedItem, byKey: boolean): void => {
    if (frozen) return;
    const again = sameItem(held, dragged);
    setHeld(again ? null : dragged);
    say(again ? 'letGo' : 'held', dragged);
    if (byKey && !again) setFocused({ spot: 'target' });
  };

  return {
    placing: {
      kind,
      categories,
      placement,
      locked: answer.locked,
      frozen,
      held,
      drag,
      takes: (category) => held !== null && takes(held, category),
      pick,
      put,
      onPointerDown,
      itemName,
    },
    root: {
      ref,
      onPointerDownCapture: () => (byPointer.current = true),
      onKeyDownCapture: () => (byPointer.current = false),
      onKeyDown: followArrows,
    },
    said,
  };
}

const nameOf = (list: readonly Named[], key: string): string => list.find((each) => each.key === key)?.name ?? '';
