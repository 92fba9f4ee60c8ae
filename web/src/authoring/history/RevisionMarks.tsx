import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { historyMessages as messages } from './messages.ts';
import type { Revision } from './revision.ts';

/** What there is to know of a revision besides its content, in a few words. */
export function RevisionMarks({ revision }: { revision: Revision }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const mark = useMarkStyles();
  return (
    <span className={styles.marks}>
      {marksOf(revision).map(({ text, good }) => (
        <span key={text.id} className={mergeClasses(mark.mark, good && mark.good)}>
          {intl.formatMessage(text)}
        </span>
      ))}
    </span>
  );
}

interface Mark {
  readonly text: MessageDescriptor;
  readonly good?: boolean;
}

function marksOf({ current, live, published, autoSaved, forced }: Revision): readonly Mark[] {
  return [
    ...(current ? [{ text: messages.current, good: true }] : []),
    // A course that was in the catalogue then says nothing of which version learners have: changes may be held back.
    ...(published === false ? [{ text: messages.draft }] : live ? [{ text: messages.published }] : []),
    ...(current && !live ? [{ text: messages.notLive }] : []),
    ...(autoSaved ? [{ text: messages.autoSaved }] : []),
    ...(forced ? [{ text: messages.forced }] : []),
  ];
}

const useStyles = makeStyles({ marks: { display: 'flex', flexWrap: 'wrap', gap: '4px' } });
