import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Rename20Regular } from '@fluentui/react-icons/svg/rename';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { TableSearch } from '../../../admin/table/TableSearch.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { courseListMessages as messages } from '../messages.ts';
import { useDialogListStyles } from '../useDialogListStyles.ts';
import { DeleteTopicDialog } from './DeleteTopicDialog.tsx';
import { RenameTopicDialog } from './RenameTopicDialog.tsx';
import { useTopics, type Topic } from './useTopics.ts';

/** The topics of the workspace, how many courses have them, and ways to rename and delete one (CRS-19, OP-232). */
export function TopicsDialog({ onClosed }: { onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useDialogListStyles();
  const revalidator = useRevalidator();
  const [search, setSearch] = useState('');
  const [found, readAnew] = useTopics(search);
  const [asked, setAsked] = useState<Topic | null>(null);
  const [renaming, setRenaming] = useState<Topic | null>(null);
  const closeQuestion = useCallback(() => {
    setAsked(null);
    setRenaming(null);
  }, []);
  const changed = useCallback(() => {
    closeQuestion();
    readAnew();
    void revalidator.revalidate();
  }, [closeQuestion, readAnew, revalidator]);
  const none = search === '' ? messages.noTopics : messages.noTopicFound;
  return (
    <ModalDialog title={intl.formatMessage(messages.topics)} onDismissed={onClosed}>
      <p className={styles.note}>{intl.formatMessage(messages.topicsHint)}</p>
      <TableSearch label={intl.formatMessage(messages.topicSearch)} value={search} onSearched={setSearch} />
      <p role="status" className={styles.note}>
        {found === 'loading'
          ? ''
          : found === 'failed'
            ? intl.formatMessage(messages.topicsNotLoaded)
            : found.totalCount === 0
              ? intl.formatMessage(none)
              : intl.formatMessage(messages.topicCount, { count: found.totalCount })}
      </p>
      {typeof found === 'string' || found.topics.length === 0 ? null : (
        <ul className={styles.list}>
          {found.topics.map((topic) => (
            <li key={topic.id} className={styles.row}>
              <span className={styles.name}>{topic.name}</span>
              <span className={styles.state}>
                {intl.formatMessage(messages.topicCourses, { count: topic.courseCount })}
              </span>
              <Button
                appearance="subtle"
                icon={<Rename20Regular />}
                aria-label={intl.formatMessage(messages.renameTopic, { topic: topic.name })}
                onClick={() => setRenaming(topic)}
              />
              <Button
                appearance="subtle"
                icon={<Delete20Regular />}
                aria-label={intl.formatMessage(messages.deleteTopic, { topic: topic.name })}
                onClick={() => setAsked(topic)}
              />
            </li>
          ))}
        </ul>
      )}
      {asked ? <DeleteTopicDialog topic={asked} onDeleted={changed} onClosed={closeQuestion} /> : null}
      {renaming ? <RenameTopicDialog topic={renaming} onRenamed={changed} onClosed={closeQuestion} /> : null}
    </ModalDialog>
  );
}
