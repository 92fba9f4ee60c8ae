import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useToast } from '../../../ui/toastContext.ts';
import { GroupCourseDialog } from './GroupCourseDialog.tsx';
import { GroupCourseRow } from './GroupCourseRow.tsx';
import { groupCourseMessages as messages } from './messages.ts';
import { RemoveGroupCourse } from './RemoveGroupCourse.tsx';
import type { GroupCourses_group$key } from './__generated__/GroupCourses_group.graphql.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  about: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground2 },
  list: { alignSelf: 'stretch', margin: '8px 0 0', padding: 0, listStyleType: 'none' },
});

type Open = { readonly what: 'add' } | { readonly what: 'change' | 'remove'; readonly courseId: number };

/** The courses that everyone of a group takes, also who joins it later (OP-129). */
export function GroupCourses({ group: key }: { group: GroupCourses_group$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const { id, courses } = useFragment(
    graphql`
      fragment GroupCourses_group on PersonGroup @throwOnFieldError {
        id
        courses {
          courseId
          courseName
          dueDays
          dueTime
          notify
          open
          enrolledCount
        }
      }
    `,
    key,
  );
  const show = (next: Open, from: HTMLElement): void => {
    opener.current = from;
    setOpen(next);
  };
  const close = (): void => {
    setOpen(null);
    // Its button may be gone with what was removed.
    setTimeout(() => (opener.current?.isConnected === true ? opener.current : addButton.current)?.focus());
  };
  const done = (text: string): void => {
    close();
    toast({ intent: 'success', text });
  };
  const chosen =
    open === null || open.what === 'add' ? null : courses.find(({ courseId }) => courseId === open.courseId);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{intl.formatMessage(messages.heading)}</h2>
      <p className={styles.about}>{intl.formatMessage(messages.about)}</p>
      {courses.length === 0 ? null : (
        <ul className={styles.list}>
          {courses.map((given) => (
            <GroupCourseRow
              key={given.courseId}
              given={given}
              onChange={(from) => show({ what: 'change', courseId: given.courseId }, from)}
              onRemove={(from) => show({ what: 'remove', courseId: given.courseId }, from)}
            />
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        icon={<AddRegular fontSize={20} />}
        onClick={({ currentTarget }) => show({ what: 'add' }, currentTarget)}
      >
        {intl.formatMessage(messages.add)}
      </Button>
      {open?.what === 'add' || (open?.what === 'change' && chosen) ? (
        <GroupCourseDialog
          groupId={id}
          given={chosen ?? null}
          onSaved={() => done(intl.formatMessage(messages.saved))}
          onClosed={close}
        />
      ) : null}
      {open?.what === 'remove' && chosen ? (
        <RemoveGroupCourse
          groupId={id}
          given={chosen}
          onRemoved={() => done(intl.formatMessage(messages.removed, { course: chosen.courseName }))}
          onClosed={close}
        />
      ) : null}
    </section>
  );
}
