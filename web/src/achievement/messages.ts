import { defineMessages } from '../i18n/defineMessages.ts';

export const achievementMessages = defineMessages({
  title: {
    id: 'achievement.title',
    defaultMessage: 'My achievements',
    description: 'Title of the page with earned achievements.',
  },
  heading: {
    id: 'achievement.heading',
    defaultMessage: 'Achievements',
    description: 'Heading of the achievements of a course.',
  },
  achieved: {
    id: 'achievement.achieved',
    defaultMessage: 'Earned',
    description: 'State of an achievement that was earned.',
  },
  notAchieved: {
    id: 'achievement.notAchieved',
    defaultMessage: 'Not earned yet',
    description: 'State of an achievement that can still be earned.',
  },
  frame: {
    id: 'achievement.frame',
    defaultMessage: 'Avatar frame',
    description: 'Label of an achievement whose picture frames the avatar.',
  },
  earnedOn: {
    id: 'achievement.earnedOn',
    defaultMessage: 'Earned on {date}',
    description: 'When an achievement was earned.',
  },
  removed: {
    id: 'achievement.removed',
    defaultMessage: 'Achievement',
    description: 'Name of an achievement that its author has removed since.',
  },
  howLectures: {
    id: 'achievement.howLectures',
    defaultMessage: 'Finish {count, plural, one {# lecture} other {# lectures}}',
    description: 'What earns an achievement.',
  },
  howQuestions: {
    id: 'achievement.howQuestions',
    defaultMessage: 'Answer {count, plural, one {# question} other {# questions}} right',
    description: 'What earns an achievement.',
  },
  howRate: {
    id: 'achievement.howRate',
    defaultMessage: 'Get {percent, number}% of all questions right',
    description: 'What earns an achievement. {percent}: share of right questions.',
  },
  empty: {
    id: 'achievement.empty',
    defaultMessage: 'No achievements yet',
    description: 'Heading where nothing was earned yet.',
  },
  emptyText: {
    id: 'achievement.emptyText',
    defaultMessage: 'They come while you study: finish lectures and answer questions.',
    description: 'Says what to do where nothing was earned yet.',
  },
  toDashboard: {
    id: 'achievement.toDashboard',
    defaultMessage: 'Go to my dashboard',
    description: 'Link to the dashboard.',
  },
  loadMore: {
    id: 'achievement.loadMore',
    defaultMessage: 'Show more',
    description: 'Button that shows more achievements.',
  },
  all: {
    id: 'achievement.all',
    defaultMessage: 'All achievements',
    description: 'Link to the page with all achievements.',
  },
  newTitle: {
    id: 'achievement.newTitle',
    defaultMessage: 'New achievement',
    description: 'Notice that an achievement was just earned.',
  },
  count: {
    id: 'achievement.count',
    defaultMessage: '{earned} of {total} earned',
    description: 'How many achievements of a course were earned.',
  },
});
