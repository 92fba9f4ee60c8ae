import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { childrenOf, holdsNodes } from '../../course/umbrella/decisionTree.ts';
import { useFocusEntry } from '../../editing/entries/useFocusEntry.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { SortableList } from '../../editing/sortable/SortableList.tsx';
import { umbrellaMessages as messages } from './messages.ts';
import {
  deepest,
  levelOf,
  mostNodes,
  withAdded,
  withDuplicate,
  withMoved,
  withoutNode,
  type DecisionKind,
} from './treeChanges.ts';
import { nameOf, wordsOf, type TreeEditing } from './treeEditing.ts';
import { TreeNode } from './TreeNode.tsx';

const kinds: readonly DecisionKind[] = ['option', 'course', 'button', 'question'];

/** What stands below a node of the tree or at its top, and the buttons that add to it. */
export function TreeLevel({
  parentKey,
  name,
  editing,
}: {
  parentKey: string;
  /** What the parent says; may be empty. */
  name: string;
  editing: TreeEditing;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { root, focusEntry } = useFocusEntry();
  const [said, setSaid] = useState('');
  const { tree, readOnly, findCourse, onChange } = editing;
  const nodes = childrenOf(tree, parentKey);
  const names = nodes.map((node) => nameOf(node, findCourse, intl));
  const move = (from: number, to: number): void => onChange(withMoved(tree, parentKey, from, to));
  const full =
    levelOf(tree, parentKey) >= deepest ? messages.tooDeep : tree.nodes.length >= mostNodes ? messages.tooMany : null;
  return (
    <div ref={root} tabIndex={-1} className={styles.level}>
      {nodes.length === 0 ? null : (
        <SortableList
          label={name === '' ? intl.formatMessage(messages.heading) : name}
          entries={nodes.map(({ key }, index) => ({ key, name: names[index] ?? '' }))}
          onMoved={move}
        >
          {(index, handle) => {
            const node = nodes[index];
            const item = names[index] ?? '';
            return node === undefined ? null : (
              <TreeNode
                node={node}
                name={item}
                handle={handle}
                first={index === 0}
                last={index === nodes.length - 1}
                editing={editing}
                onMoved={(by) => {
                  move(index, index + by);
                  setSaid(
                    intl.formatMessage(orderMessages.moved, { item, place: index + 1 + by, count: nodes.length }),
                  );
                }}
                onDuplicated={() => {
                  onChange(withDuplicate(tree, node.key, () => crypto.randomUUID()));
                  setSaid(intl.formatMessage(messages.duplicated, { name: item }));
                }}
                onRemoved={() => {
                  onChange(withoutNode(tree, node.key));
                  setSaid(intl.formatMessage(messages.removed, { name: item }));
                  focusEntry(index, 'button');
                }}
              >
                {holdsNodes(node.content) ? (
                  <TreeLevel parentKey={node.key} name={wordsOf(node, findCourse, intl)} editing={editing} />
                ) : null}
              </TreeNode>
            );
          }}
        </SortableList>
      )}
      {readOnly ? null : full ? (
        <p className={styles.full}>{intl.formatMessage(full)}</p>
      ) : (
        <div className={styles.add}>
          {kinds.map((kind) => {
            const label = intl.formatMessage(messages[kind]);
            return (
              <Button
                key={kind}
                size="small"
                appearance="subtle"
                icon={<Add16Regular />}
                aria-label={
                  name === ''
                    ? intl.formatMessage(messages.addFirst, { kind: label })
                    : intl.formatMessage(messages.addTo, { kind: label, name })
                }
                onClick={() => {
                  onChange(withAdded(tree, parentKey, kind, crypto.randomUUID()));
                  focusEntry(nodes.length, kind === 'course' ? 'button' : 'text');
                }}
              >
                {label}
              </Button>
            );
          })}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

const useStyles = makeStyles({
  level: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0, outlineStyle: 'none' },
  add: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  full: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
