import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AchievementImage } from '../../achievement/AchievementImage.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import type { AchievementDraft } from '../draft/courseDraft.ts';
import { FieldGroup } from '../../editing/FieldGroup.tsx';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { FrameChoices } from './FrameChoices.tsx';
import { achievementEditorMessages as messages } from './messages.ts';

/** Whether an achievement is a picture or a frame, and which one (GAM-03), with what learners see of it. */
export function AchievementLook({
  achievement: { frame, imageUrl },
  frames,
  onChanged,
}: {
  achievement: Pick<AchievementDraft, 'frame' | 'imageUrl'>;
  /** Pictures that the workspace offers as frames. */
  frames: readonly string[];
  onChanged: (changed: Partial<AchievementDraft>) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const group = useId();
  return (
    <FieldGroup heading={intl.formatMessage(messages.look)}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <div>
            <Choice type="radio" name={group} checked={!frame} onChosen={() => onChanged({ frame: false })}>
              {intl.formatMessage(messages.picture)}
            </Choice>
            <Choice type="radio" name={group} checked={frame} onChosen={() => onChanged({ frame: true })}>
              {intl.formatMessage(messages.frame)}
            </Choice>
          </div>
          {frame && frames.length > 0 ? (
            <FrameChoices frames={frames} chosen={imageUrl} onChosen={(url) => onChanged({ imageUrl: url })} />
          ) : null}
          <MediaField
            label={intl.formatMessage(frame ? messages.frameAddress : messages.pictureAddress)}
            value={imageUrl}
            types={['IMAGE']}
            category={frame ? 'FRAME' : 'CONTENT'}
            onChanged={(url) => onChanged({ imageUrl: url })}
          />
        </div>
        <figure className={styles.preview}>
          <AchievementImage key={imageUrl} frame={frame} imageUrl={imageUrl} size={96} earned />
          <figcaption className={styles.caption}>{intl.formatMessage(messages.preview)}</figcaption>
        </figure>
      </div>
    </FieldGroup>
  );
}

const useStyles = makeStyles({
  columns: { display: 'flex', flexWrap: 'wrap', gap: '16px 24px' },
  fields: { flex: '1 1 240px', display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  preview: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '8px',
    boxSizing: 'border-box',
    minWidth: '144px',
    margin: 0,
    padding: '16px',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  caption: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
