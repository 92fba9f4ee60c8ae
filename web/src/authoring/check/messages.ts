import { defineMessages } from '../../i18n/defineMessages.ts';

/** The sheet that a course is published by, and the question before it is unpublished. */
export const checkMessages = defineMessages({
  publishTitle: {
    id: 'authoring.publish.title',
    defaultMessage: 'Publish this course?',
    description: 'Title of the sheet that checks a course before it is published.',
  },
  checkTitle: {
    id: 'authoring.publish.checkTitle',
    defaultMessage: 'Check of this course',
    description: 'Title of the same sheet for a course that is published already.',
  },
  checking: {
    id: 'authoring.publish.checking',
    defaultMessage: 'Checking the lectures…',
    description: 'In the sheet until all lectures of the course were looked at.',
  },
  must: {
    id: 'authoring.publish.must',
    defaultMessage: '{count, plural, one {# thing has to be mended first} other {# things have to be mended first}}',
    description: 'Heads a list of what keeps the course from being published.',
  },
  should: {
    id: 'authoring.publish.should',
    defaultMessage: '{count, plural, one {# thing could be better} other {# things could be better}}',
    description: 'Heads a list of what should be mended; the course can be published all the same.',
  },
  sound: {
    id: 'authoring.publish.sound',
    defaultMessage: 'Nothing is missing: the course is ready for its learners.',
    description: 'In the sheet when the check has found nothing.',
  },
  unread: {
    id: 'authoring.publish.unread',
    defaultMessage:
      '{count, plural, one {# lecture could not be loaded and was not checked.} other {# lectures could not be loaded and were not checked.}}',
    description: 'In the sheet when the content of lectures could not be read. A button to try again follows.',
  },
  filesUnread: {
    id: 'authoring.publish.filesUnread',
    defaultMessage: 'Whether all its files are here could not be checked.',
    description: 'In the sheet when it is not known which files are missing. A button to try again follows.',
  },
  address: {
    id: 'authoring.publish.address',
    defaultMessage: 'Address of the course',
    description: 'Names the web address of the course, to be copied and sent to people.',
  },
  addressThen: {
    id: 'authoring.publish.addressThen',
    defaultMessage: 'It works as soon as the course is published.',
    description: 'Below the address of a course that is not published yet.',
  },
  copy: {
    id: 'authoring.publish.copy',
    defaultMessage: 'Copy address',
    description: 'Button and menu item: copies the web address of the course.',
  },
  mendFirst: {
    id: 'authoring.publish.mendFirst',
    defaultMessage: 'Mend what is listed first.',
    description: 'Why the button “Publish” cannot be pressed.',
  },
  publishing: {
    id: 'authoring.publish.publishing',
    defaultMessage: 'Publishing…',
    description: 'On the button “Publish” while the course is saved and published.',
  },
  liveTitle: {
    id: 'authoring.publish.liveTitle',
    defaultMessage: 'The course is live',
    description: 'Title of the sheet once the course is published.',
  },
  liveText: {
    id: 'authoring.publish.liveText',
    defaultMessage: 'Learners find it in the catalogue. What you save from now on they see at once.',
    description: 'Below that title.',
  },
  seeLive: {
    id: 'authoring.publish.seeLive',
    defaultMessage: 'See it live',
    description: 'Link and menu item: opens the public page of the course in a new tab.',
  },
  menu: {
    id: 'authoring.publish.menu',
    defaultMessage: 'More for this course',
    description: 'Name of the menu of the editing bar.',
  },
  checkCourse: {
    id: 'authoring.publish.checkCourse',
    defaultMessage: 'Check the course',
    description: 'Menu item: looks for what is unfinished in a published course.',
  },
  unpublish: {
    id: 'authoring.publish.unpublish',
    defaultMessage: 'Unpublish…',
    description: 'Menu item: asks whether the course is taken out of the catalogue.',
  },
  unpublishTitle: {
    id: 'authoring.unpublish.title',
    defaultMessage: 'Unpublish “{course}”?',
    description: 'Title of a question. {course} is a name.',
  },
  unpublishNew: {
    id: 'authoring.unpublish.new',
    defaultMessage: 'The course leaves the catalogue, its address stops working, and no one can enrol.',
    description: 'What happens to people who are no learners of the course when it is unpublished.',
  },
  unpublishLearners: {
    id: 'authoring.unpublish.learners',
    defaultMessage:
      '{count, plural, =0 {No one has enrolled yet.} one {# learner keeps the course: it can be continued and completed, and where it was given up it can still be read.} other {# learners keep the course: those who study it now can continue and complete it, those who gave it up can still read it.}}',
    description:
      'What happens to the learners of a course when it is unpublished. {count} is how many people have ever enrolled.',
  },
  unpublishUncounted: {
    id: 'authoring.unpublish.uncounted',
    defaultMessage:
      'Its learners keep the course: those who study it now can continue and complete it, those who gave it up can still read it.',
    description: 'The same where it is not known how many they are.',
  },
  unpublishBack: {
    id: 'authoring.unpublish.back',
    defaultMessage: 'You can publish it again at any time.',
    description: 'Ends the question whether a course is unpublished.',
  },
  unpublishConfirm: {
    id: 'authoring.unpublish.confirm',
    defaultMessage: 'Unpublish',
    description: 'Button of that question.',
  },
  unpublishStay: {
    id: 'authoring.unpublish.stay',
    defaultMessage: 'Keep it live',
    description: 'Button of that question: nothing happens.',
  },
  may: {
    id: 'authoring.publish.may',
    defaultMessage: '{count, plural, one {# thing is worth a look} other {# things are worth a look}}',
    description: 'Heads a list of what may be mended; much of it is a matter of taste.',
  },
  more: {
    id: 'authoring.check.more',
    defaultMessage: 'Show {count} more',
    description: 'Button at the end of a long list of findings.',
  },
  tab: {
    id: 'authoring.check.tab',
    defaultMessage: 'Check',
    description: 'Name of the tab beside the page of an editor that shows what the check of the course finds.',
  },
  filter: {
    id: 'authoring.check.filter',
    defaultMessage: 'Show',
    description: 'Names a group of buttons that choose which findings are shown: all, or those of one weight.',
  },
  filterAll: {
    id: 'authoring.check.filterAll',
    defaultMessage: 'All',
    description: 'Button: shows all findings of the check.',
  },
  checkLinks: {
    id: 'authoring.check.links',
    defaultMessage: 'Check links to other sites',
    description: 'Button: looks whether the addresses that a course leads to still work.',
  },
  linksHint: {
    id: 'authoring.check.linksHint',
    defaultMessage: 'Other sites are asked about the course as it is saved. This can take some minutes.',
    description: 'Below the button that checks links.',
  },
  linksOrdered: {
    id: 'authoring.check.linksOrdered',
    defaultMessage: 'The links are being checked. The report says which lead nowhere.',
    description: 'Notice after the check of links was ordered.',
  },
  linkReport: {
    id: 'authoring.check.linkReport',
    defaultMessage: 'Report of the links',
    description: 'Link to the report of the check of links.',
  },
  filterMust: {
    id: 'authoring.check.filterMust',
    defaultMessage: 'Must',
    description: 'Button: shows what has to be mended before a course is published. As short as it can be.',
  },
  filterShould: {
    id: 'authoring.check.filterShould',
    defaultMessage: 'Should',
    description: 'Button: shows what should be mended. As short as it can be.',
  },
  filterMay: {
    id: 'authoring.check.filterMay',
    defaultMessage: 'May',
    description: 'Button: shows what may be mended. As short as it can be.',
  },
  found: {
    id: 'authoring.check.found',
    defaultMessage: '{count, plural, one {# thing was found.} other {# things were found.}}',
    description: 'Says how much the check has found; also read aloud when it changes.',
  },
  noneOfWeight: {
    id: 'authoring.check.noneOfWeight',
    defaultMessage: 'There is nothing of this kind.',
    description: 'In place of the list of findings when those of one weight alone are shown and there are none.',
  },
  repairAll: {
    id: 'authoring.check.repairAll',
    defaultMessage: '{repair}: all {count}',
    description:
      'Button: mends all findings of a kind at once. The name of the repair comes first, as on the button for one.',
  },
});
