import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { DecisionContent, DecisionNode } from '../../course/umbrella/decisionTree.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { CourseFinder } from './CourseFinder.tsx';
import { umbrellaMessages as messages } from './messages.ts';
import { withContent } from './treeChanges.ts';
import { wordsOf, type TreeEditing } from './treeEditing.ts';

const longest = 255;

/** What can be written in a node of a tree. Its head says what it is, so that its first field has no second label to be seen. */
export function NodeFields({ node, editing }: { node: DecisionNode; editing: TreeEditing }): ReactElement {
  const intl = useIntl();
  const { tree, readOnly, onChange } = editing;
  const { key, content } = node;
  const set = (next: DecisionContent, field: string): void => onChange(withContent(tree, key, next), `${key} ${field}`);
  if ('option' in content) {
    return (
      <TextField
        label={<VisuallyHidden>{intl.formatMessage(messages.option)}</VisuallyHidden>}
        maxLength={longest}
        readOnly={readOnly}
        value={content.option.title}
        onChanged={(title) => set({ option: { title } }, 'title')}
      />
    );
  }
  if ('question' in content) {
    const { question } = content;
    return (
      <>
        <TextField
          label={<VisuallyHidden>{intl.formatMessage(messages.question)}</VisuallyHidden>}
          maxLength={longest}
          readOnly={readOnly}
          value={question.title}
          onChanged={(title) => set({ question: { ...question, title } }, 'title')}
        />
        <AuthorField
          label={intl.formatMessage(messages.text)}
          readOnly={readOnly}
          value={question.text}
          onChanged={(text) => set({ question: { ...question, text } }, 'text')}
        />
      </>
    );
  }
  if ('button' in content) {
    const { button } = content;
    return (
      <>
        <TextField
          label={intl.formatMessage(messages.label)}
          maxLength={longest}
          readOnly={readOnly}
          value={button.text}
          onChanged={(text) => set({ button: { ...button, text } }, 'text')}
        />
        <TextField
          label={intl.formatMessage(messages.link)}
          hint={intl.formatMessage(messages.linkHint)}
          maxLength={2000}
          inputMode="url"
          autoComplete="off"
          readOnly={readOnly}
          value={button.link}
          onChanged={(link) => set({ button: { ...button, link } }, 'link')}
        />
      </>
    );
  }
  return <ChosenCourse node={node} editing={editing} />;
}

function ChosenCourse({ node, editing }: { node: DecisionNode; editing: TreeEditing }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [finding, setFinding] = useState(false);
  const { courseId, tree, readOnly, findCourse, onFound, onChange } = editing;
  const name = wordsOf(node, findCourse, intl);
  return (
    <div className={styles.course}>
      {name === '' ? null : <span className={styles.name}>{name}</span>}
      {readOnly ? null : (
        <Button onClick={() => setFinding(true)}>
          {intl.formatMessage(name === '' ? messages.chooseCourse : messages.changeCourse)}
        </Button>
      )}
      {finding ? (
        <CourseFinder
          except={courseId}
          onClosed={() => setFinding(false)}
          onChosen={(course) => {
            onFound(course);
            onChange(withContent(tree, node.key, { course: { courseId: String(course.courseId) } }));
            setFinding(false);
          }}
        />
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  course: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  name: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
});
