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
    defaultMessage: 'Frame for your picture',
    description: 'Says of an achievement that its picture is a frame round one’s own.',
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
    defaultMessage: 'Answer {count, plural, one {# question} other {# questions}} correctly',
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
    defaultMessage: 'Finish lectures and answer questions: what you earn appears here.',
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
  moreFailed: {
    id: 'achievement.moreFailed',
    defaultMessage: 'More achievements could not be loaded. Try again.',
    description: 'Beside the button “Show more”.',
  },
  all: {
    id: 'achievement.all',
    defaultMessage: 'All achievements',
    description: 'Link to the page with all achievements.',
  },
  newTitle: {
    id: 'achievement.newTitle',
    defaultMessage: '{count, plural, one {New achievement} other {# new achievements}}',
    description: 'Notice that achievements were just earned; their names follow.',
  },
  count: {
    id: 'achievement.count',
    defaultMessage: '{earned} of {total} earned',
    description: 'How many achievements of a course were earned.',
  },
  see: {
    id: 'achievement.see',
    defaultMessage: 'View',
    description: 'Link from a notice to the page of achievements.',
  },
  stillToEarn: {
    id: 'achievement.stillToEarn',
    defaultMessage: 'Still to earn',
    description: 'Heading of the achievements that can still be earned, by course.',
  },
  stepsLectures: {
    id: 'achievement.stepsLectures',
    defaultMessage: '{reached, number} of {needed, plural, one {# lecture} other {# lectures}} done',
    description: 'How much of the way to an achievement is done.',
  },
  stepsQuestions: {
    id: 'achievement.stepsQuestions',
    defaultMessage: '{reached, number} of {needed, plural, one {# question} other {# questions}} right',
    description: 'How much of the way to an achievement is done.',
  },
  yourFrame: {
    id: 'achievement.yourFrame',
    defaultMessage: 'Your frame',
    description: 'Heading of the choice of the frame round one’s picture.',
  },
  noFrame: { id: 'achievement.noFrame', defaultMessage: 'No frame', description: 'Choice among frames.' },
  frameFailed: {
    id: 'achievement.frameFailed',
    defaultMessage: 'Your choice was not saved. The frame you had is still there; try again.',
    description: 'Error of the choice of a frame.',
  },
  share: { id: 'achievement.share', defaultMessage: 'Share', description: 'Button that shares an achievement.' },
  shareNamed: {
    id: 'achievement.shareNamed',
    defaultMessage: 'Share: {name}',
    description: 'Name of that button for screen readers; begins with its visible word.',
  },
  shareText: {
    id: 'achievement.shareText',
    defaultMessage: 'I earned “{name}”',
    description: 'What is shared besides the link.',
  },
});
