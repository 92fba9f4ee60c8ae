import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { readIdParameter } from '../../routing/hashLink.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { courseMessages as messages } from '../messages.ts';
import { stepBefore } from './decisionTree.ts';
import { DecisionWalk } from './DecisionWalk.tsx';
import { insideLink } from '../../routing/umbrella/umbrellaAddress.ts';
import { useDecisionTree } from './useDecisionTree.ts';
import { useWalkedStep } from './useWalkedStep.ts';
import { useWalkFrameStyles } from './walkFrame.styles.ts';
import { WalkSkeleton } from './WalkSkeleton.tsx';

/** What an umbrella course is to learners: a walk through its questions to the course that suits them (UMB-01, UMB-03, OP-71). */
export function UmbrellaWalk({ courseId }: { courseId: number }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const frame = useWalkFrameStyles();
  const signedIn = useViewer() !== null;
  const [walked, setStep] = useWalkedStep();
  const { search } = useLocation();
  const from = readIdParameter(search, 'from');
  const read = useDecisionTree(courseId);
  if (read === 'loading') return <WalkSkeleton />;
  const { tree, findCourse } = read;
  if (tree === null || tree.nodes.length === 0)
    return <p className={styles.empty}>{intl.formatMessage(messages.noModules)}</p>;
  // Who comes back without the step, as from the dashboard, finds the course where the tree has it.
  const step = walked ?? (from !== null ? stepBefore(tree, String(from)) : null);
  return (
    <section className={frame.walk}>
      <DecisionWalk
        tree={tree}
        findCourse={findCourse}
        step={step}
        onStep={setStep}
        courseLink={(to) => insideLink(to, { umbrellaId: courseId, step }, signedIn)}
        arriveAt={from}
      />
    </section>
  );
}

const useStyles = makeStyles({
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});
