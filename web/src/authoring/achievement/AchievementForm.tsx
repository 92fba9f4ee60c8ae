import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { AchievementCondition, AchievementDraft, CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { NumberField } from '../../editing/NumberField.tsx';
import { PlainTextField } from '../../editing/PlainTextField.tsx';
import { AchievementLook } from './AchievementLook.tsx';
import { LecturePicker } from './LecturePicker.tsx';
import { achievementEditorMessages as messages } from './messages.ts';
import { emptyCondition } from './newAchievement.ts';
import { QuestionPicker } from './QuestionPicker.tsx';

/** As many characters as the platform takes for a name. */
const longestName = 255;

/** The fields of an achievement: name and description, what earns it, picture or frame (GAM-02, GAM-03). */
export function AchievementForm({
  achievement,
  draft,
  frames,
  readLecture,
  onChanged,
}: {
  achievement: AchievementDraft;
  draft: CourseDraft;
  /** Pictures that the workspace offers as frames. */
  frames: readonly string[];
  readLecture: (key: NodeKey) => Promise<boolean>;
  onChanged: (changed: Partial<AchievementDraft>) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { name, description, condition } = achievement;
  const set = (next: AchievementCondition): void => onChanged({ condition: next });
  return (
    <div className={styles.form}>
      <TextField
        label={intl.formatMessage(messages.name)}
        problem={name.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
        maxLength={longestName}
        autoComplete="off"
        value={name}
        onChanged={(typed) => onChanged({ name: typed })}
      />
      <PlainTextField
        label={intl.formatMessage(messages.about)}
        value={description}
        onChanged={(typed) => onChanged({ description: typed })}
      />
      <SelectField
        label={intl.formatMessage(messages.condition)}
        value={condition.type}
        options={conditions.map(([value, message]) => ({ value, label: intl.formatMessage(messages[message]) }))}
        onChanged={(chosen) => {
          const type = conditions.find(([value]) => value === chosen)?.[0];
          if (type && type !== condition.type) set(emptyCondition(type));
        }}
      />
      {condition.type === 'LECTURES_COMPLETED' ? (
        <LecturePicker
          modules={draft.modules}
          chosen={condition.lectures}
          onChosen={(lectures) => set({ ...condition, lectures })}
        />
      ) : condition.type === 'QUESTIONS_ANSWERED' ? (
        <QuestionPicker
          draft={draft}
          chosen={condition.questions}
          readLecture={readLecture}
          onChosen={(questions) => set({ ...condition, questions })}
        />
      ) : (
        <NumberField
          label={intl.formatMessage(messages.percent)}
          value={Math.round(condition.requiredPercent)}
          min={1}
          max={100}
          onChanged={(percent) => set({ ...condition, requiredPercent: Math.max(1, Math.min(percent, 100)) })}
        />
      )}
      <AchievementLook achievement={achievement} frames={frames} onChanged={onChanged} />
    </div>
  );
}

const conditions = [
  ['LECTURES_COMPLETED', 'byLectures'],
  ['QUESTIONS_ANSWERED', 'byQuestions'],
  ['QUESTIONS_ANSWERED_RATE', 'byRate'],
] as const;

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
