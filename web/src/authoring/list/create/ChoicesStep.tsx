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
import { useChoiceCardStyles } from './useChoiceCardStyles.ts';

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
  const cards = useChoiceCardStyles();
  const intl = useIntl();
  return (
    <ModalDialog title={intl.formatMessage(messages.create)} onDismissed={onClosed}>
      <p className={styles.lead}>{intl.formatMessage(messages.createLead)}</p>
      <ul className={cards.cards}>
        {choices.map(([choice, Icon, name, about]) => (
          <li key={choice}>
            <button type="button" className={cards.card} onClick={() => onChosen(choice)}>
              <Icon className={styles.icon} fontSize={24} aria-hidden />
              <span className={cards.name}>{intl.formatMessage(name)}</span>
              <span className={cards.about}>{intl.formatMessage(about)}</span>
            </button>
          </li>
        ))}
        <li>
          <div className={mergeClasses(cards.card, styles.later)}>
            <SparkleRegular className={styles.quiet} fontSize={24} aria-hidden />
            <span className={cards.name}>{intl.formatMessage(messages.smart)}</span>
            <span className={cards.about}>{intl.formatMessage(messages.comingSoon)}</span>
          </div>
        </li>
      </ul>
    </ModalDialog>
  );
}
