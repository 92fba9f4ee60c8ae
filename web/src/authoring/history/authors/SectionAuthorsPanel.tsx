import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { sectionTypes } from '../../../section/types.ts';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { LectureContent, NodeKey } from '../../draft/courseDraft.ts';
import { withInner } from '../../draft/questionPlaces.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';
import { sectionSummary } from '../../sectionSummary.ts';
import { useAnswer } from '../compare/useAnswer.ts';
import { changeWords } from './changeWords.ts';
import { sectionAuthorsMessages as messages } from './messages.ts';
import { readSectionChanges } from './readSectionChanges.ts';

export interface SectionAuthorsProps {
  courseId: number;
  /** The raw id. */
  lectureId: number;
  content: LectureContent;
  /** The section that it was opened for. */
  asked: NodeKey;
  onClosed: () => void;
}

/** Who last changed each section of a lecture, and when (OP-283), in reading order. */
export function SectionAuthorsPanel({
  courseId,
  lectureId,
  content,
  asked,
  onClosed,
}: SectionAuthorsProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const environment = useRelayEnvironment();
  const [now] = useState(() => Date.now());
  const [changes, again] = useAnswer(
    useCallback(() => readSectionChanges(environment, courseId, lectureId), [environment, courseId, lectureId]),
  );
  const typeWords = (section: SectionDraft): string => intl.formatMessage(sectionTypes[section.content.type].label);
  const entries = content.sections.flatMap((outer, index) =>
    withInner(outer).map((section) => ({
      section,
      name:
        section === outer
          ? intl.formatMessage(messages.section, { number: index + 1, type: typeWords(section) })
          : intl.formatMessage(messages.inner, { type: typeWords(section) }),
    })),
  );
  return (
    <ModalDialog placement="side" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <p className={styles.about}>{intl.formatMessage(messages.about)}</p>
      {changes.is === 'failed' ? (
        <ErrorState
          text={intl.formatMessage(messages.failed)}
          actions={<Button onClick={again}>{intl.formatMessage(messages.again)}</Button>}
        />
      ) : null}
      <p role="status" className={styles.about}>
        {changes.is === 'waiting' ? intl.formatMessage(messages.loading) : ''}
      </p>
      {changes.is === 'here' ? (
        <ol className={styles.list}>
          {entries.map(({ section, name }) => (
            <li key={section.key} aria-current={section.key === asked || undefined} className={styles.item}>
              <div className={styles.head}>
                <span className={styles.name}>{name}</span>
                {section.key === asked ? (
                  <Badge appearance="tint" shape="rounded">
                    {intl.formatMessage(messages.asked)}
                  </Badge>
                ) : null}
              </div>
              <div className={styles.words}>{sectionSummary(section.content, content.questions)}</div>
              <div className={styles.change}>
                {changeWords(intl, section.id === undefined ? undefined : changes.value.get(section.id), now)}
              </div>
            </li>
          ))}
        </ol>
      ) : null}
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  about: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  words: { color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  change: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
