import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { links } from '../routing/links.ts';
import { AchievementPicture } from './AchievementPicture.tsx';
import { achievementMessages as messages } from './messages.ts';
import type { AchievementNotice_userGamification$key } from './__generated__/AchievementNotice_userGamification.graphql.ts';
import type { AchievementNoticeFrameQuery } from './__generated__/AchievementNoticeFrameQuery.graphql.ts';

/** What a notice says about achievements that were just earned together; at least one. */
export function AchievementNotice({
  earned,
  onView,
}: {
  earned: AchievementNotice_userGamification$key;
  /** Someone follows the link to the page of achievements in this window. */
  onView: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment AchievementNotice_userGamification on EarnedAchievement @relay(plural: true) @throwOnFieldError {
        id
        courseLanguage
        achievement {
          name
          frame
          ...AchievementPicture_item
        }
      }
    `,
    earned,
  );
  const intl = useIntl();
  const styles = useStyles();
  const items = data.map(({ achievement }) => achievement ?? null);
  useNewFrame(items.some((item) => item?.frame));
  const names = data.map(({ id, achievement, courseLanguage }) => (
    <span key={id} lang={achievement ? (courseLanguage ?? undefined) : undefined}>
      {achievement?.name ?? intl.formatMessage(messages.removed)}
    </span>
  ));
  return (
    <span className={styles.notice}>
      <span className={styles.picture}>
        <AchievementPicture item={items.find((item) => item?.frame) ?? items[0] ?? null} size={40} earned />
      </span>
      <span className={styles.words}>
        <span className={styles.small}>{intl.formatMessage(messages.newTitle, { count: items.length })}</span>
        <span className={styles.name}>{intl.formatList(names, { type: 'conjunction' })}</span>
      </span>
      <a
        className={styles.link}
        href={links.achievements}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onView();
        }}
      >
        {intl.formatMessage(messages.see)}
      </a>
    </span>
  );
}

/** A frame that is earned may be put on at once: the picture in the header follows. */
function useNewFrame(isFrame: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isFrame) return undefined;
    const reading = fetchQuery<AchievementNoticeFrameQuery>(
      environment,
      graphql`
        query AchievementNoticeFrameQuery @throwOnFieldError {
          viewer {
            user {
              avatarFrame {
                achievement {
                  imageUrl
                }
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: () => undefined });
    return () => reading.unsubscribe();
  }, [environment, isFrame]);
}

const useStyles = makeStyles({
  notice: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  picture: {
    display: 'inline-flex',
    borderRadius: '50%',
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '250ms',
      animationDelay: '150ms',
      animationFillMode: 'backwards',
      animationTimingFunction: 'ease-out',
      animationName: {
        from: { opacity: 0, transform: 'scale(0.6)', boxShadow: `0 0 0 0 ${tokens.colorBrandStroke1}` },
        '60%': { opacity: 1, transform: 'scale(1.06)', boxShadow: `0 0 0 4px ${tokens.colorBrandBackground2}` },
        to: { transform: 'none', boxShadow: '0 0 0 0 transparent' },
      },
    },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: tokens.lineHeightBase200,
  },
  link: {
    flexShrink: 0,
    marginInlineStart: 'auto',
    paddingBlock: '4px',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});
