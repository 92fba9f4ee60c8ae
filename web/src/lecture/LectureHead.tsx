import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Media, type MediaKind } from '../section/media/Media.tsx';
import { useDuration } from '../i18n/useDuration.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { PageHeading } from '../ui/Page.tsx';
import { columnSizes } from '../section/pictureSizes.ts';
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lectureMessages as messages } from './messages.ts';

const LiveCard = lazy(() => import('./live/LiveCard.tsx').then((module) => ({ default: module.LiveCard })));

export interface LectureHeadProps {
  /** Null before it was saved. */
  lectureId: number | null;
  name: string;
  /** May be empty. */
  description: string;
  durationMinutes?: number | null;
  /** How many questions a learner is asked. */
  questionCount: number;
  headerImageUrl?: string | null;
  mediaSource?: {
    readonly url: string;
    readonly kind: MediaKind | 'LIVE_LECTURE' | 'MEETING';
    readonly startTime?: string | null;
    readonly endTime?: string | null;
  } | null;
}

/** Cover, name, and media of a lecture (LEC-12, LEC-15, LEC-05), from plain values. */
export function LectureHead(props: LectureHeadProps): ReactElement {
  const intl = useIntl();
  const duration = useDuration();
  const styles = useStyles();
  const lang = useContentLanguage();
  const media = props.mediaSource;
  const live = media?.kind === 'LIVE_LECTURE' || media?.kind === 'MEETING';
  const facts = [
    props.durationMinutes ? duration(props.durationMinutes) : null,
    props.questionCount > 0 ? intl.formatMessage(messages.questions, { count: props.questionCount }) : null,
  ].filter((fact) => fact !== null);
  return (
    <header className={styles.header}>
      {props.headerImageUrl ? (
        <ResponsiveImage
          className={styles.cover}
          src={props.headerImageUrl}
          alt=""
          sizes={columnSizes}
          width={1200}
          height={300}
          seen="first"
        />
      ) : null}
      <PageHeading lang={lang}>{props.name}</PageHeading>
      {props.description ? (
        <p className={styles.description} lang={lang}>
          {props.description}
        </p>
      ) : null}
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      {media && !live && media.kind !== 'SCORM' ? (
        <Media
          url={media.url}
          kind={media.kind}
          alt={intl.formatMessage(messages.pictureOf, { lecture: props.name })}
          sectionId={null}
        />
      ) : null}
      {media && live ? (
        <Suspense fallback={<Skeleton height="180px" />}>
          <LiveCard
            lectureId={props.lectureId}
            name={props.name}
            url={media.url}
            startTime={media.startTime ?? null}
            endTime={media.endTime ?? null}
          />
        </Suspense>
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
    objectPosition: '50% 33%',
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
});
