import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Media } from '../section/media/Media.tsx';
import { useDuration } from '../i18n/useDuration.ts';
import { NewTabLink } from '../section/NewTabLink.tsx';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { PageHeading } from '../ui/Page.tsx';
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import { lectureMessages as messages } from './messages.ts';
import type { LectureHeader_lecture$key } from './__generated__/LectureHeader_lecture.graphql.ts';

/** Cover, name, and media of a lecture (LEC-12, LEC-15, LEC-05). */
export function LectureHeader({ lecture }: { lecture: LectureHeader_lecture$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment LectureHeader_lecture on Lecture @throwOnFieldError {
        number
        name
        description
        durationMinutes
        questionCount
        headerImageUrl
        mediaSource {
          url
          kind
          startTime
          finishTime
        }
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const duration = useDuration();
  const styles = useStyles();
  const lang = useContentLanguage();
  const media = data.mediaSource;
  const live = media?.kind === 'LIVE_LECTURE' || media?.kind === 'MEETING';
  const facts = [
    data.durationMinutes ? duration(data.durationMinutes) : null,
    data.questionCount > 0 ? intl.formatMessage(messages.questions, { count: data.questionCount }) : null,
  ].filter((fact) => fact !== null);
  return (
    <header className={styles.header}>
      {data.headerImageUrl ? (
        <ResponsiveImage
          className={styles.cover}
          src={data.headerImageUrl}
          alt=""
          sizes="(min-width: 736px) 688px, 100vw"
          width={1200}
          height={300}
          seen="first"
        />
      ) : null}
      <PageHeading lang={lang}>{data.name}</PageHeading>
      {data.description ? (
        <p className={styles.description} lang={lang}>
          {data.description}
        </p>
      ) : null}
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      {media && !live ? (
        <Media url={media.url} kind={media.kind} alt={intl.formatMessage(messages.pictureOf, { lecture: data.name })} />
      ) : null}
      {media && live ? (
        <p className={styles.live}>
          {media.startTime && media.finishTime
            ? intl.formatDateTimeRange(new Date(media.startTime), new Date(media.finishTime), {
                dateStyle: 'long',
                timeStyle: 'short',
              })
            : null}
          <NewTabLink href={media.url}>{intl.formatMessage(messages.joinLive)}</NewTabLink>
        </p>
      ) : null}
    </header>
  );
}

const useStyles = makeStyles({
  header: { display: 'flex', flexDirection: 'column', gap: '8px' },
  cover: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 1',
    objectFit: 'cover',
    marginBottom: '16px',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  description: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    textWrap: 'pretty',
  },
  facts: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  live: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    margin: '8px 0 0',
    padding: '16px 20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
