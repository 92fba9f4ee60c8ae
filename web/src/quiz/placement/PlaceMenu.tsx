import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ItemMenu, type ItemMenuEntry } from '../menu/ItemMenu.tsx';
import { quizMessages } from '../messages.ts';
import type { DraggedItem } from './dragPlace.ts';
import { placingMessages as messages } from './messages.ts';
import { usePlacementStyles } from './Placement.styles.ts';
import { categoriesOf } from './placementRules.ts';
import type { Placing } from './Placing.ts';

/** The categories for an item: one of them where it is moved, any number where it is copied, and the way out of where it is. */
export function PlaceMenu({ dragged, placing }: { dragged: DraggedItem; placing: Placing }): ReactElement {
  const intl = useIntl();
  const lang = useContentLanguage();
  const styles = usePlacementStyles();
  const { kind, categories, placement, put, frozen } = placing;
  const { item, from } = dragged;
  const isIn = categoriesOf(placement, item);
  const entries = categories.map(({ key, name }): ItemMenuEntry => {
    const checked = isIn.includes(key);
    const takenOut = checked && kind === 'copies';
    return {
      key,
      words: name,
      lang,
      checked,
      onChosen: () => (takenOut ? put({ item, from: key }, null) : put(dragged, key)),
    };
  });
  const takeOut = { key: '', words: intl.formatMessage(messages.takeOut), onChosen: () => put(dragged, null) };
  const name = kind === 'moves' ? quizMessages.categoryOf : quizMessages.categoriesOf;
  return (
    <ItemMenu
      name={intl.formatMessage(name, { item: placing.itemName(item) })}
      icon={<ChevronDown20Regular />}
      className={styles.button}
      frozen={frozen}
      kind={kind === 'moves' ? 'radio' : 'checkbox'}
      entries={from === null ? entries : [...entries, takeOut]}
    />
  );
}
