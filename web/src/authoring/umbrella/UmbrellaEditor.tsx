import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { DecisionTree, LedToCourse } from '../../course/umbrella/decisionTree.ts';
import { DecisionWalk } from '../../course/umbrella/DecisionWalk.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Section } from '../../ui/Section.tsx';
import { AuthorField } from '../../editing/AuthorField.tsx';
import type { LedToCourses } from '../server/readCourse.ts';
import { umbrellaMessages as messages } from './messages.ts';
import { emptyTree } from './treeChanges.ts';
import { TreeLevel } from './TreeLevel.tsx';
import { countProblems } from './treeProblems.ts';

/** The tree of an umbrella course, in place of its modules, with a walk through it below (UMB-01, UMB-02). */
export function UmbrellaEditor({
  courseId,
  tree: written,
  hiddenModules,
  ledTo,
  readOnly,
  onChange,
}: {
  /** The course that the tree belongs to. */
  courseId: number;
  /** Null while nothing was written. */
  tree: DecisionTree | null;
  /** How many modules the course keeps that are not shown. */
  hiddenModules: number;
  /** What was known of the courses when the editor opened. */
  ledTo: LedToCourses;
  readOnly: boolean;
  onChange: (tree: DecisionTree, typing?: string) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [firstKey] = useState(() => crypto.randomUUID());
  const [step, setStep] = useState<string | null>(null);
  const [chosen, setChosen] = useState<LedToCourses>(new Map());
  const tree = useMemo(() => written ?? emptyTree(firstKey), [written, firstKey]);
  const findCourse = (id: string): LedToCourse | null | undefined => chosen.get(id) ?? ledTo.get(id);
  const onFound = (course: LedToCourse): void =>
    setChosen((known) => new Map([...known, [String(course.courseId), course]]));
  const editing = { courseId, tree, readOnly, findCourse, onFound, onChange };
  return (
    <>
      <Section heading={intl.formatMessage(messages.heading)}>
        <div className={styles.tree}>
          <p className={styles.hint}>
            {intl.formatMessage(messages.hint)}
            {hiddenModules > 0 ? <> {intl.formatMessage(messages.hidden, { count: hiddenModules })}</> : null}
          </p>
          <TextField
            label={intl.formatMessage(messages.question)}
            maxLength={255}
            readOnly={readOnly}
            value={tree.title}
            onChanged={(title) => onChange({ ...tree, title }, 'tree title')}
          />
          <AuthorField
            label={intl.formatMessage(messages.text)}
            readOnly={readOnly}
            value={tree.text}
            onChanged={(text) => onChange({ ...tree, text }, 'tree text')}
          />
          <TreeLevel parentKey={tree.key} name={tree.title} editing={editing} />
          <p role="status" className={styles.hint}>
            {intl.formatMessage(messages.problems, { count: countProblems(tree, findCourse) })}
          </p>
        </div>
      </Section>
      {tree.nodes.length === 0 ? null : (
        <Section heading={intl.formatMessage(messages.preview)}>
          <div className={styles.preview}>
            <DecisionWalk tree={tree} findCourse={findCourse} step={step} onStep={setStep} headingLevel={3} />
          </div>
        </Section>
      )}
    </>
  );
}

const useStyles = makeStyles({
  tree: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  preview: {
    padding: '20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
