import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { AppsListRegular } from '@fluentui/react-icons/svg/apps-list';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { BranchForkRegular } from '@fluentui/react-icons/svg/branch-fork';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { SparkleRegular } from '@fluentui/react-icons/svg/sparkle';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { courseListMessages as messages } from '../messages.ts';
import type { NewCourseKind } from './newCourse.ts';

/** What can be chosen. */
export type CreateChoice = NewCourseKind | 'template' | 'import' | 'export';

const choices: readonly (readonly [CreateChoice, FluentIcon, MessageDescriptor, MessageDescriptor])[] = [
  ['basic', AppsListRegular, messages.basic, messages.basicText],
  ['external', OpenRegular, messages.external, messages.externalText],
  ['umbrella', BranchForkRegular, messages.umbrella, messages.umbrellaText],
  ['scorm', BoxRegular, messages.scorm, messages.scormText],
  ['template', CopyRegular, messages.fromTemplate, messages.fromTemplateText],
  ['import', ArrowUploadRegular, messages.importFile, messages.importText],
  ['export', ArrowDownloadRegular, messages.exportCourse, messages.exportCourseText],
];

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  cards: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13em), 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  later: {
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
    color: tokens.colorNeutralForeground3,
    cursor: 'default',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1 },
  },
  icon: { color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  name: { fontWeight: tokens.fontWeightSemibold },
  about: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** The ways to begin a course, as cards (CRS-04 to CRS-09). */
export function ChoicesStep({
  onChosen,
  onClosed,
}: {
  onChosen: (choice: CreateChoice) => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <ModalDialog title={intl.formatMessage(messages.create)} onDismissed={onClosed}>
      <p className={styles.lead}>{intl.formatMessage(messages.createLead)}</p>
      <ul className={styles.cards}>
        {choices.map(([choice, Icon, name, about]) => (
          <li key={choice}>
            <button type="button" className={styles.card} onClick={() => onChosen(choice)}>
              <Icon className={styles.icon} fontSize={24} aria-hidden />
              <span className={styles.name}>{intl.formatMessage(name)}</span>
              <span className={styles.about}>{intl.formatMessage(about)}</span>
            </button>
          </li>
        ))}
        <li>
          <div className={mergeClasses(styles.card, styles.later)}>
            <SparkleRegular className={styles.quiet} fontSize={24} aria-hidden />
            <span className={styles.name}>{intl.formatMessage(messages.smart)}</span>
            <span className={styles.about}>{intl.formatMessage(messages.comingSoon)}</span>
          </div>
        </li>
      </ul>
    </ModalDialog>
  );
}
