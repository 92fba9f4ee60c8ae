import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { courseMessages as messages } from '../messages.ts';
import { DecisionWalk } from './DecisionWalk.tsx';
import { useDecisionTree } from './useDecisionTree.ts';
import { useWalkedStep } from './useWalkedStep.ts';

/** What an umbrella course is to learners: a walk through its questions to the course that suits them (UMB-01, OP-71). */
export function UmbrellaWalk({ courseId }: { courseId: number }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [step, setStep] = useWalkedStep();
  const read = useDecisionTree(courseId);
  if (read === 'loading') return <Skeleton height={220} />;
  const { tree, findCourse } = read;
  if (tree === null || tree.nodes.length === 0)
    return <p className={styles.empty}>{intl.formatMessage(messages.noModules)}</p>;
  return (
    <section className={styles.walk}>
      <DecisionWalk tree={tree} findCourse={findCourse} step={step} onStep={setStep} />
    </section>
  );
}

const useStyles = makeStyles({
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
  walk: {
    padding: '24px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 599px)': { padding: '20px 16px' },
  },
});
