import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { buttonTarget } from '../../section/button/buttonLink.ts';
import { sectionMessages } from '../../section/messages.ts';
import { Prose } from '../../section/Prose.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CourseChoice } from './CourseChoice.tsx';
import { childrenOf, type DecisionNode, type DecisionTree, type FindCourse } from './decisionTree.ts';

interface ItemsProps {
  tree: DecisionTree;
  items: readonly DecisionNode[];
  findCourse: FindCourse;
  courseLink: (courseId: number) => string;
  /** The choices that led here, the first one first. */
  because: readonly string[];
  arriveAt: number | null;
  onChosen: (key: string) => void;
}

/** What can be chosen at one step; what leads nowhere is not shown. A further question stands with its own choices below it. */
export function DecisionItems({ items, ...walk }: ItemsProps): ReactElement | null {
  const styles = useStyles();
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((node) => (
        <DecisionItem key={node.key} node={node} {...walk} />
      ))}
    </ul>
  );
}

function DecisionItem({
  node: { key, content },
  ...walk
}: Omit<ItemsProps, 'items'> & { node: DecisionNode }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  if ('question' in content) {
    const { title, text } = content.question;
    return (
      <li className={styles.question}>
        <p className={styles.title} lang={lang}>
          {title}
        </p>
        {text.trim() === '' ? null : <Prose html={text} />}
        <DecisionItems {...walk} items={childrenOf(walk.tree, key)} />
      </li>
    );
  }
  if ('option' in content) {
    return (
      <li>
        <Button
          size="large"
          className={styles.choice}
          icon={<ChevronRight20Regular />}
          iconPosition="after"
          onClick={() => walk.onChosen(key)}
        >
          <span lang={lang}>{content.option.title}</span>
        </Button>
      </li>
    );
  }
  if ('course' in content) {
    const { courseId } = content.course;
    const course = courseId === null ? null : walk.findCourse(courseId);
    if (!course) return null;
    return (
      <li>
        <CourseChoice
          course={course}
          to={walk.courseLink(course.courseId)}
          because={walk.because}
          arrives={walk.arriveAt === course.courseId}
        />
      </li>
    );
  }
  const target = buttonTarget(content.button.link);
  if (target === null) return null;
  const label = <span lang={lang}>{content.button.text}</span>;
  return (
    <li>
      {target.internal ? (
        <ButtonLink className={styles.choice} size="large" to={target.href}>
          {label}
        </ButtonLink>
      ) : (
        <Button
          as="a"
          className={styles.choice}
          size="large"
          href={target.href}
          target="_blank"
          rel="noreferrer noopener"
        >
          {label}
          <VisuallyHidden> ({intl.formatMessage(sectionMessages.newTab)})</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  items: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  question: { display: 'flex', flexDirection: 'column', gap: '8px', paddingBlock: '8px' },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  choice: {
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '48px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
});
