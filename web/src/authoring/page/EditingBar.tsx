import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { CompassNorthwest20Regular } from '@fluentui/react-icons/svg/compass-northwest';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { withKeys } from '../../editing/richText/keysText.ts';
import { editorMessages as messages } from '../messages.ts';
import { tourMessages } from '../tour/messages.ts';
import { redoKeys, saveKeys, undoKeys } from './barKeys.ts';
import { BarButton } from './BarButton.tsx';
import { BarState, type BarStateProps } from './BarState.tsx';
import { narrowBar, tightBar } from './narrowBar.ts';

export interface EditingBarProps extends BarStateProps {
  /** Who else is here. */
  people: ReactNode;
  /** What publishes the course, and what is held back of it. */
  publishing: ReactNode;
  /** What shows the open lecture as learners will see it. */
  preview: ReactNode;
  /** Whether nothing can be changed now, as someone else holds the course. */
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  autoSave: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
  onSave: () => void;
  onAutoSave: (on: boolean) => void;
  onViewAsLearner: () => void;
  /** Starts the tour of the editor. */
  onTour: () => void;
}

/** What can be done with the course that is edited, and whether it is saved (EDIT-05, NAV-09, SAVE-02, SAVE-04). */
export function EditingBar(props: EditingBarProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { state, readOnly } = props;
  const text = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  const isSaving = state === 'saving' || state === 'savingUploads';
  // In the saved state there is nothing to save or to reset, and while a save runs neither is possible (SAVE-02, SAVE-03).
  const idle = readOnly || state === 'saved' || isSaving;
  return (
    <section aria-label={text('bar')} className={styles.bar}>
      <div className={styles.first}>
        <BarState
          state={state}
          savedTime={props.savedTime}
          uploading={props.uploading}
          published={props.published}
          template={props.template}
          notLive={props.notLive}
        />
        {props.people}
      </div>
      <div className={styles.group} data-tour="history">
        <BarButton
          name={text('undo')}
          icon={<ArrowUndo20Regular />}
          keys={undoKeys}
          off={readOnly || !props.canUndo}
          onClick={props.onUndo}
        />
        <BarButton
          name={text('redo')}
          icon={<ArrowRedo20Regular />}
          keys={redoKeys}
          off={readOnly || !props.canRedo}
          onClick={props.onRedo}
        />
      </div>
      <span data-tour="autoSave">
        <Switch
          checked={props.autoSave}
          disabled={readOnly}
          label={{ children: text('autoSave'), className: styles.label }}
          onChange={(_, { checked }) => props.onAutoSave(checked)}
        />
      </span>
      <Button
        data-tour="reset"
        icon={<ArrowResetRegular />}
        aria-label={text('reset')}
        title={text('reset')}
        className={styles.reset}
        disabledFocusable={idle}
        onClick={props.onReset}
      >
        <span className={styles.words}>{text('reset')}</span>
      </Button>
      <Button
        data-tour="save"
        appearance="primary"
        title={withKeys(intl, text('save'), saveKeys)}
        disabledFocusable={idle}
        onClick={props.onSave}
      >
        {text('save')}
      </Button>
      {props.publishing}
      {props.preview}
      <div className={styles.group}>
        <span data-tour="view">
          <BarButton name={text('viewAsLearner')} icon={<Eye20Regular />} onClick={props.onViewAsLearner} />
        </span>
        <span data-tour="tour">
          <BarButton
            name={intl.formatMessage(tourMessages.start)}
            icon={<CompassNorthwest20Regular />}
            onClick={props.onTour}
          />
        </span>
      </div>
    </section>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 8px',
    boxSizing: 'border-box',
    minHeight: '48px',
    padding: '4px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [narrowBar]: { columnGap: '4px', paddingInline: '16px' },
  },
  // Of two lines where there is no room for one.
  label: {
    [narrowBar]: { maxWidth: '120px', paddingBlock: 0, alignSelf: 'center', lineHeight: tokens.lineHeightBase200 },
    // A long word, as in Ukrainian, must not run below the button after it.
    [tightBar]: { maxWidth: '92px', minWidth: 'min-content', fontSize: tokens.fontSizeBase200 },
  },
  // Its words alone where there is room for them, else its icon alone.
  reset: {
    '& .fui-Button__icon': { display: 'none' },
    [tightBar]: {
      minWidth: '32px',
      paddingInline: '5px',
      '& .fui-Button__icon': { display: 'inline-flex', margin: 0 },
    },
  },
  words: { [tightBar]: { display: 'none' } },
  // Takes two lines before a control has to leave the line.
  first: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flexGrow: 1,
    flexBasis: '240px',
    minWidth: 0,
    [tightBar]: { gap: '4px', flexBasis: '134px' },
  },
  group: { display: 'flex' },
});
