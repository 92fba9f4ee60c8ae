import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Prose } from '../../section/Prose.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { childrenOf, type DecisionTree, type FindCourse } from './decisionTree.ts';
import { DecisionItems } from './DecisionItems.tsx';
import { isShown } from './isShown.ts';
import { decisionWalkMessages as messages } from './messages.ts';

/** The way through an umbrella course: one question after another, each choice a step, until a course or a link (UMB-01). */
export function DecisionWalk({
  tree,
  findCourse,
  headingLevel = 2,
}: {
  tree: DecisionTree;
  findCourse: FindCourse;
  /** Of the heading of each step. */
  headingLevel?: 2 | 3;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const [path, setPath] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [walked, setWalked] = useState(0);
  // A choice that is gone from the tree is no step any more.
  const steps = path.filter((key) => tree.nodes.some((node) => node.key === key));
  const at = tree.nodes.find(({ key }) => key === steps.at(-1));
  const title = at && 'option' in at.content ? at.content.option.title : tree.title;
  const items = childrenOf(tree, at?.key ?? tree.key).filter((node) => isShown(node, findCourse));
  const Heading = `h${headingLevel}` as const;
  const go = (next: readonly string[]): void => {
    setPath(next);
    setWalked((count) => count + 1);
  };
  useEffect(() => {
    if (walked > 0) heading.current?.focus();
  }, [walked]);
  return (
    <div className={styles.walk}>
      <Heading ref={heading} tabIndex={-1} className={styles.heading} lang={lang}>
        {title}
      </Heading>
      {at === undefined && tree.text.trim() !== '' ? <Prose html={tree.text} /> : null}
      {items.length === 0 ? <p className={styles.nothing}>{intl.formatMessage(messages.nothing)}</p> : null}
      <DecisionItems tree={tree} items={items} findCourse={findCourse} onChosen={(key) => go([...steps, key])} />
      {steps.length > 0 ? (
        <div className={styles.ways}>
          <Button appearance="subtle" icon={<ArrowLeft20Regular />} onClick={() => go(steps.slice(0, -1))}>
            {intl.formatMessage(messages.back)}
          </Button>
          {steps.length > 1 ? (
            <Button appearance="subtle" onClick={() => go([])}>
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
