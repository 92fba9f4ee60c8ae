import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { previewText } from '../../../editing/previewText.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { WordVersions } from '../../page/WordVersions.tsx';
import { ChangeList } from '../ChangeList.tsx';
import { contentWords } from '../changeLines.ts';
import type { Difference, Revision } from '../revision.ts';
import type { Taking } from '../take/TakeButton.tsx';
import { compareMessages as messages } from './compareMessages.ts';
import { differingLectures } from './differingLectures.ts';
import { fieldVersions } from './fieldVersions.ts';
import { LectureVersions } from './LectureVersions.tsx';

/** What differs between two versions: in words, then field by field, then lecture by lecture. */
export function ComparedParts({
  courseId,
  difference,
  before,
  after,
  taking,
}: {
  courseId: number;
  difference: Difference;
  before: Revision;
  after: Revision;
  taking: Taking | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { changes } = difference;
  const fields = fieldVersions(intl, changes);
  const lectures = differingLectures(changes);
  const otherwise = intl.formatMessage(messages.notTold);
  return (
    <>
      <ChangeList difference={difference} />
      {fields.length > 0 ? (
        <section className={styles.group}>
          <h3 className={styles.heading}>{intl.formatMessage(messages.settings)}</h3>
          {fields.map(({ key, name, before: earlier, after: later }) => (
            <div key={key} role="group" aria-label={name}>
              <div className={styles.field}>{name}</div>
              <WordVersions
                one={{ name: intl.formatMessage(messages.earlier), words: earlier, otherwise }}
                other={{ name: intl.formatMessage(messages.later), words: later, otherwise }}
              />
            </div>
          ))}
        </section>
      ) : null}
      {lectures.length > 0 ? (
        <section className={styles.group}>
          <h3 className={styles.heading}>{intl.formatMessage(messages.lectures)}</h3>
          {lectures.map(({ lectureId, name }) => (
            <Disclosure
              key={lectureId}
              name={previewText(name)}
              about={aboutOf(lectureId)}
              headingLevel={3}
              openAtFirst={lectures.length === 1}
            >
              <LectureVersions
                courseId={courseId}
                lectureId={lectureId}
                before={before}
                after={after}
                taking={taking}
              />
            </Disclosure>
          ))}
        </section>
      ) : null}
    </>
  );

  /** What happened in it; nothing where only its own fields differ, which are told above. */
  function aboutOf(lectureId: number): string {
    return contentWords(
      intl,
      changes.filter(({ lecture }) => lecture?.rawId === lectureId),
    );
  }
}

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '12px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  field: { fontWeight: tokens.fontWeightSemibold },
});
