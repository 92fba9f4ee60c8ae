import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { Prose } from '../../section/Prose.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { childrenOf, stepsTo, type DecisionTree, type FindCourse } from './decisionTree.ts';
import { DecisionItems } from './DecisionItems.tsx';
import { isShown } from './isShown.ts';
import { decisionWalkMessages as messages } from './messages.ts';

/**
 * The way through an umbrella course: one question after another, each choice a step, until a course or a link (UMB-01). Anyone who shows
 * it keeps the step.
 */
export function DecisionWalk({
  tree,
  findCourse,
  step,
  onStep,
  courseLink = links.course,
  arriveAt = null,
  headingLevel = 2,
}: {
  tree: DecisionTree;
  findCourse: FindCourse;
  /** The key of the last choice; null at the first question. A choice that is gone from the tree is no step. */
  step: string | null;
  onStep: (step: string | null) => void;
  /** The address of a course that the tree leads to. */
  courseLink?: (courseId: number) => string;
  /** The course whose link takes the focus first; null for none. */
  arriveAt?: number | null;
  /** Of the heading of each step. */
  headingLevel?: 2 | 3;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = stepsTo(tree, step);
  const at = steps.at(-1) ?? null;
  const title = at?.title ?? tree.title;
  const items = childrenOf(tree, at?.key ?? tree.key).filter((node) => isShown(node, findCourse));
  const Heading = `h${headingLevel}` as const;
  const key = at?.key ?? null;
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key) heading.current?.focus();
    shown.current = key;
  }, [key, shown]);
  return (
    <div className={styles.walk}>
      <Heading ref={heading} tabIndex={-1} className={styles.heading} lang={lang}>
        {title}
      </Heading>
      {at === null && tree.text.trim() !== '' ? <Prose html={tree.text} /> : null}
      {items.length === 0 ? <p className={styles.nothing}>{intl.formatMessage(messages.nothing)}</p> : null}
      <DecisionItems
        tree={tree}
        items={items}
        findCourse={findCourse}
        courseLink={courseLink}
        because={steps.map((each) => each.title)}
        arriveAt={arriveAt}
        onChosen={onStep}
      />
      {steps.length > 0 ? (
        <div className={styles.ways}>
          <Button appearance="subtle" icon={<ArrowLeft20Regular />} onClick={() => onStep(steps.at(-2)?.key ?? null)}>
            {intl.formatMessage(messages.back)}
          </Button>
          {steps.length > 1 ? (
            <Button appearance="subtle" onClick={() => onStep(null)}>
              {intl.formatMessage(messages.restart)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  walk: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
  nothing: { margin: 0, color: tokens.colorNeutralForeground2 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
