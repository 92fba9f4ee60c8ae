import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { achievementMessages } from '../../achievement/messages.ts';
import { useFocusEntry } from '../../editing/entries/useFocusEntry.ts';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { AchievementDraft, CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { SortableList } from '../../editing/sortable/SortableList.tsx';
import { AchievementRow } from './AchievementRow.tsx';
import { achievementEditorMessages as messages } from './messages.ts';
import { copyOf, newAchievement } from './newAchievement.ts';

const { achievements: mostAchievements } = limits;

export interface AchievementsEditorProps {
  draft: CourseDraft;
  /** Pictures that the workspace offers as frames (WS-10). */
  frames: readonly string[];
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
  /** Reads the questions of a lecture into the draft; false when they could not be read. */
  readLecture: (key: NodeKey) => Promise<boolean>;
}

/** The achievements of a course: added, edited in place, duplicated, moved and deleted (GAM-01). */
export function AchievementsEditor(props: AchievementsEditorProps): ReactElement {
  const { draft, readOnly, dispatch } = props;
  const { achievements } = draft;
  const intl = useIntl();
  const styles = useStyles();
  const { root, focusEntry } = useFocusEntry();
  const [open, setOpen] = useState<NodeKey | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = ({ name }: AchievementDraft): string => name.trim() || intl.formatMessage(messages.unnamed);
  const full = achievements.length >= mostAchievements;

  const insert = (achievement: AchievementDraft, at: number): void => {
    dispatch({
      type: 'insert',
      place: { list: 'achievements', at },
      added: { kind: 'achievement', nodes: [achievement] },
    });
    setOpen(achievement.key);
    focusEntry(at, 'text');
  };
  const move = (from: number, to: number): void => {
    const moved = achievements[from];
    if (!moved) return;
    // The place counts with the achievement still where it was.
    dispatch({ type: 'move', keys: [moved.key], to: { list: 'achievements', at: to > from ? to + 1 : to } });
  };
  return (
    <Section heading={intl.formatMessage(achievementMessages.heading)}>
      <div ref={root} tabIndex={-1} className={styles.editor}>
        {achievements.length === 0 ? (
          <p className={styles.empty}>{intl.formatMessage(messages.empty)}</p>
        ) : (
          <SortableList
            label={intl.formatMessage(achievementMessages.heading)}
            entries={achievements.map((each) => ({ key: each.key, name: nameOf(each) }))}
            onMoved={move}
          >
            {(index, handle) => {
              const achievement = achievements[index];
              if (!achievement) return null;
              const name = nameOf(achievement);
              return (
                <AchievementRow
                  {...props}
                  achievement={achievement}
                  name={name}
                  handle={readOnly ? null : handle}
                  place={index}
                  open={!readOnly && open === achievement.key}
                  full={full}
                  onOpened={(wanted) => setOpen(wanted ? achievement.key : null)}
                  onDuplicated={() => {
                    insert(copyOf(achievement, crypto.randomUUID()), index + 1);
                    setSaid(intl.formatMessage(messages.duplicated, { name }));
                  }}
                  onMoved={(by) => {
                    move(index, index + by);
                    const [place, count] = [index + 1 + by, achievements.length];
                    setSaid(intl.formatMessage(orderMessages.moved, { item: name, place, count }));
                  }}
                  onRemoved={() => {
                    dispatch({ type: 'remove', keys: [achievement.key] });
                    setSaid(intl.formatMessage(entryMessages.removed, { name }));
                    focusEntry(index, 'button');
                  }}
                />
              );
            }}
          </SortableList>
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        {readOnly ? null : (
          <div className={styles.add}>
            <Button
              icon={<Add20Regular />}
              disabledFocusable={full}
              onClick={() => {
                const number = achievements.length + 1;
                const name = intl.formatMessage(messages.newName, { number });
                insert(newAchievement(crypto.randomUUID(), name), achievements.length);
              }}
            >
              {intl.formatMessage(messages.add)}
            </Button>
            {full ? (
              <span className={styles.hint}>{intl.formatMessage(messages.most, { limit: mostAchievements })}</span>
            ) : null}
          </div>
        )}
      </div>
    </Section>
  );
}

const useStyles = makeStyles({
  editor: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '12px', outlineStyle: 'none' },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
  add: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
