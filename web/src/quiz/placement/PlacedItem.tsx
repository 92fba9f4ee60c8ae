import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { plainText } from '../plainText.ts';
import type { LabelProps } from '../QuestionProps.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { usePlacementStyles } from './Placement.styles.ts';
import { categoriesOf, placeMark, type Placement } from './placementRules.ts';

/** Letters of the longest word that a narrow column takes on a phone. */
const longestInNarrow = 12;

/** An item with the categories that it can stand in; once it may be told, each says whether it was right (QUIZ-11, QUIZ-12). */
export function PlacedItem({
  kind,
  item,
  name,
  categories,
  placement,
  correctPlacement,
  verdict,
  frozen,
  onToggled,
}: {
  /** `radio` where an item stands in one category only. */
  kind: 'radio' | 'checkbox';
  item: LabelProps;
  /** What the choice is called, for screen readers. */
  name: string;
  categories: readonly LabelProps[];
  placement: Placement;
  /** Null while it may not be shown. */
  correctPlacement: Placement | null;
  verdict: boolean | null;
  frozen: boolean;
  /** Somebody put the item into a category, or took it out of it. */
  onToggled: (category: string, chosen: boolean) => void;
}): ReactElement {
  const styles = usePlacementStyles();
  const group = useId();
  const standsIn = categoriesOf(placement, item.key);
  const long = categories.some(({ label }) =>
    plainText(label)
      .split(/\s+/)
      .some(({ length }) => length > longestInNarrow),
  );
  const belongsTo = correctPlacement && categoriesOf(correctPlacement, item.key);
  return (
    <li className={styles.item}>
      <AuthorHtml className={styles.label} html={item.label} />
      <div
        role={kind === 'radio' ? 'radiogroup' : 'group'}
        aria-label={name}
        className={mergeClasses(styles.categories, long ? styles.wide : styles.narrow)}
      >
        {categories.map(({ key, label }) => {
          const chosen = standsIn.includes(key);
          return (
            <CategoryChoice
              key={key}
              kind={kind}
              group={group}
              label={plainText(label)}
              chosen={chosen}
              mark={placeMark({ chosen, right: belongsTo && belongsTo.includes(key), verdict })}
              frozen={frozen}
              onToggled={() => onToggled(key, !chosen)}
            />
          );
        })}
      </div>
    </li>
  );
}
