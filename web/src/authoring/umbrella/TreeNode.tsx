import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowTurnDownRight20Regular } from '@fluentui/react-icons/svg/arrow-turn-down-right';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DecisionNode } from '../../course/umbrella/decisionTree.ts';
import { RowActions } from '../../editing/entries/RowActions.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { umbrellaMessages as messages } from './messages.ts';
import { NodeFields } from './NodeFields.tsx';
import { kindOf, mostNodes, possibleParents, subtree, withParent } from './treeChanges.ts';
import { nameOf, type TreeEditing } from './treeEditing.ts';
import { problemOf } from './treeProblems.ts';

/** A node of the tree: its words, what can be done with it, and what stands below it. */
export function TreeNode({
  node,
  name,
  handle,
  first,
  last,
  editing,
  onMoved,
  onDuplicated,
  onRemoved,
  children,
}: {
  node: DecisionNode;
  /** With its kind. */
  name: string;
  /** By which it is dragged. */
  handle: ReactElement;
  first: boolean;
  last: boolean;
  editing: TreeEditing;
  onMoved: (by: -1 | 1) => void;
  onDuplicated: () => void;
  onRemoved: () => void;
  /** The nodes below it, where there can be any. */
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [moving, setMoving] = useState(false);
  const [closed, setClosed] = useState(false);
  const { tree, readOnly, findCourse, onChange } = editing;
  const problem = problemOf(tree, node, findCourse);
  const parents = possibleParents(tree, node.key);
  const count = subtree(tree, node.key).length - 1;
  const isClosed = closed && count > 0;
  return (
    <div role="group" aria-label={name} className={styles.node}>
      <div className={styles.head} data-actions="">
        {readOnly ? null : handle}
        {count > 0 ? (
          <Button
            appearance="subtle"
            size="small"
            icon={isClosed ? <ChevronRight16Regular /> : <ChevronDown16Regular />}
            aria-label={intl.formatMessage(messages.belowOf, { name, count })}
            aria-expanded={!isClosed}
            onClick={() => setClosed(!isClosed)}
          />
        ) : null}
        <span aria-hidden className={styles.kind}>
          {intl.formatMessage(messages[kindOf(node.content)])}
        </span>
        {problem ? <span className={styles.problem}>{intl.formatMessage(messages[problem])}</span> : null}
        {readOnly ? null : (
          <span className={styles.actions}>
            <RowActions name={name} first={first} last={last} onMoved={onMoved} />
            <Button
              appearance="subtle"
              icon={<ArrowTurnDownRight20Regular />}
              aria-label={intl.formatMessage(messages.moveBelow, { name })}
              aria-expanded={moving}
              disabledFocusable={parents.length < 2}
              onClick={() => setMoving(!moving)}
            />
            <Button
              appearance="subtle"
              icon={<Copy20Regular />}
              aria-label={intl.formatMessage(messages.duplicate, { name })}
              disabledFocusable={tree.nodes.length + subtree(tree, node.key).length > mostNodes}
              onClick={onDuplicated}
            />
            <Button
              appearance="subtle"
              icon={<Delete20Regular />}
              aria-label={intl.formatMessage(messages.remove, { name })}
              onClick={onRemoved}
            />
          </span>
        )}
      </div>
      <NodeFields node={node} editing={editing} />
      {readOnly || !moving ? null : (
        <SelectField
          label={intl.formatMessage(messages.below)}
          value={node.parentKey}
          options={parents.map((key) => {
            const parent = tree.nodes.find((one) => one.key === key);
            return {
              value: key,
              label: parent ? nameOf(parent, findCourse, intl) : intl.formatMessage(messages.top),
            };
          })}
          onChanged={(parentKey) => {
            setMoving(false);
            onChange(withParent(tree, node.key, parentKey));
          }}
        />
      )}
      {isClosed ? (
        <p className={styles.closed}>{intl.formatMessage(messages.closed, { count })}</p>
      ) : children ? (
        <div className={styles.below}>{children}</div>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  node: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    padding: '8px 12px 12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minHeight: '32px' },
  kind: { fontWeight: tokens.fontWeightSemibold },
  problem: {
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  actions: { display: 'flex', marginInlineStart: 'auto' },
  closed: { margin: 0, color: tokens.colorNeutralForeground2 },
  below: { minWidth: 0, paddingLeft: '12px', borderLeft: `2px solid ${tokens.colorNeutralStroke2}` },
});
