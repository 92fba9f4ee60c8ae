import { Badge, mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { EditForm } from './EditForm.tsx';
import { HideDialog } from './HideDialog.tsx';
import { discussionMessages as messages } from './messages.ts';
import { PostActions } from './PostActions.tsx';
import { PostText } from './PostText.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import type { Post_post$key } from './__generated__/Post_post.graphql.ts';

/** What a post has to know of its thread. */
export interface ThreadOfPost {
  readonly threadId: number;
  readonly answerId: number | null | undefined;
  readonly mayAccept: boolean;
  readonly mayModerate: boolean;
}

/** A question or a reply, with what its reader may do about it. `onChanged` hears that it reads differently now, or is gone. */
export function Post({
  post,
  thread,
  title,
  isQuestion = false,
  onChanged,
}: {
  post: Post_post$key;
  thread: ThreadOfPost;
  /** Of a question that may be read. */
  title?: string | undefined;
  isQuestion?: boolean;
  onChanged: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment Post_post on DiscussionPost @throwOnFieldError {
        postId
        authorName
        writtenByViewer
        writtenByCreator
        text
        createTime
        editTime
        deleted
        hidden
        hiddenReason
        editable
        reportable
        ...ReportNotes_post
      }
    `,
    post,
  );
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const whole = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const [hiding, setHiding] = useState(false);
  const { postId, text } = data;
  const isAnswer = thread.answerId === postId;
  const edited = (): void => {
    setEditing(false);
    whole.current?.focus();
  };
  return (
    <div ref={whole} tabIndex={-1} className={mergeClasses(styles.post, isAnswer && styles.answer)}>
      {isAnswer ? (
        <span className={styles.answerMark}>
          <CheckmarkCircle20Filled aria-hidden />
          {intl.formatMessage(messages.answer)}
        </span>
      ) : null}
      <div className={styles.meta}>
        <span className={styles.author}>{data.authorName ?? intl.formatMessage(messages.noAccount)}</span>
        {data.writtenByViewer ? <span>{intl.formatMessage(messages.you)}</span> : null}
        {data.writtenByCreator ? (
          <Badge appearance="tint" color="subtle">
            {intl.formatMessage(messages.ofCourse)}
          </Badge>
        ) : null}
        <RelativeTime time={data.createTime} />
        {data.editTime == null || data.deleted ? null : <span>{intl.formatMessage(messages.edited)}</span>}
      </div>
      {data.hidden && text != null ? (
        <p className={styles.note}>{intl.formatMessage(messages.hiddenBecause, { reason: data.hiddenReason ?? '' })}</p>
      ) : null}
      {editing && text != null ? (
        <EditForm
          postId={postId}
          title={isQuestion ? title : undefined}
          text={text}
          onChanged={onChanged}
          onClosed={edited}
        />
      ) : text == null ? (
        <p className={mergeClasses(styles.text, styles.quiet)}>
          {intl.formatMessage(
            data.deleted ? messages.deletedPost : isQuestion ? messages.hiddenQuestion : messages.hiddenPost,
          )}
        </p>
      ) : (
        <PostText text={text} />
      )}
      <ReportNotes post={data} onHide={() => setHiding(true)} />
      {hiding ? <HideDialog postId={postId} onHidden={onChanged} onClosed={() => setHiding(false)} /> : null}
      {editing || data.deleted ? null : (
        <PostActions
          postId={postId}
          thread={thread}
          isQuestion={isQuestion}
          editable={data.editable}
          hidden={data.hidden}
          reportable={data.reportable}
          onEdit={() => setEditing(true)}
          onHide={() => setHiding(true)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
