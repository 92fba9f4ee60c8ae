import { defineMessages } from '../../i18n/defineMessages.ts';
import type { Rule } from './finding.ts';

/** What is amiss, in one sentence that stands below the name of its place. */
export const ruleMessages = defineMessages({
  noName: {
    id: 'authoring.check.noName',
    defaultMessage: 'It has no name.',
    description: 'Finding of the check of a course: a module, a lecture or an achievement is not named.',
  },
  noAddress: {
    id: 'authoring.check.noAddress',
    defaultMessage: 'It does not say where the course is.',
    description: 'Finding of the check of a course that is on another site: the address is missing.',
  },
  noLectures: {
    id: 'authoring.check.noLectures',
    defaultMessage: 'The course has no lectures yet.',
    description: 'Finding of the check of a course.',
  },
  treeProblem: {
    id: 'authoring.check.treeProblem',
    defaultMessage: 'Some choices lead nowhere.',
    description: 'Finding of the check of an umbrella course: its tree of questions is not finished.',
  },
  passingRange: {
    id: 'authoring.check.passingRange',
    defaultMessage: 'The score needed must be between 0 and 100 per cent.',
    description: 'Finding of the check of a course.',
  },
  neverPassed: {
    id: 'authoring.check.neverPassed',
    defaultMessage: 'No one can reach this score, as the course has no questions.',
    description: 'Finding of the check of a course: its certificate can never be earned.',
  },
  emptyModule: {
    id: 'authoring.check.emptyModule',
    defaultMessage: 'It has no lectures.',
    description: 'Finding of the check of a course: about a module.',
  },
  emptyLecture: {
    id: 'authoring.check.emptyLecture',
    defaultMessage: 'There is nothing to read or answer in it.',
    description: 'Finding of the check of a course: about a lecture.',
  },
  neverDrawn: {
    id: 'authoring.check.neverDrawn',
    defaultMessage: 'It is never asked: the random draw takes none with its points.',
    description: 'Finding of the check of a course: about a question.',
  },
  neverEarned: {
    id: 'authoring.check.neverEarned',
    defaultMessage: 'No one can earn it yet.',
    description: 'Finding of the check of a course: about an achievement.',
  },
  noFrame: {
    id: 'authoring.check.noFrame',
    defaultMessage: 'Its frame has no picture yet.',
    description: 'Finding of the check of a course: about an achievement.',
  },
  noMedia: {
    id: 'authoring.check.noMedia',
    defaultMessage: 'Nothing has been chosen here yet.',
    description: 'Finding of the check of a course: a picture, a video, a document or a recording is missing.',
  },
  noQuestion: {
    id: 'authoring.check.noQuestion',
    defaultMessage: 'No question has been chosen here yet.',
    description: 'Finding of the check of a course: about a place for a question.',
  },
  noRightAnswer: {
    id: 'authoring.check.noRightAnswer',
    defaultMessage: 'It does not say what is right.',
    description: 'Finding of the check of a course: a question without a right answer.',
  },
  empty: {
    id: 'authoring.check.empty',
    defaultMessage: 'It is empty.',
    description: 'Finding of the check of a course: a section, or a part of one, that shows nothing.',
  },
  sample: {
    id: 'authoring.check.sample',
    defaultMessage: 'It still has sample text.',
    description: 'Finding of the check of a course: what a new section says at first was not replaced.',
  },
  noAlternative: {
    id: 'authoring.check.noAlternative',
    defaultMessage: 'A picture has no alternative text for those who cannot see it.',
    description: 'Finding of the check of a course.',
  },
  noLink: {
    id: 'authoring.check.noLink',
    defaultMessage: 'The button leads nowhere, so learners do not see it.',
    description: 'Finding of the check of a course.',
  },
  noTitle: {
    id: 'authoring.check.noTitle',
    defaultMessage: 'It has no title to name it for those who cannot see it.',
    description: 'Finding of the check of a course: about a page of another site that is embedded.',
  },
  noText: {
    id: 'authoring.check.noText',
    defaultMessage: 'It asks nothing yet.',
    description: 'Finding of the check of a course: a question without a text.',
  },
  emptyAnswer: {
    id: 'authoring.check.emptyAnswer',
    defaultMessage: 'One of its answers has no words.',
    description: 'Finding of the check of a course: about a question.',
  },
  heavyPicture: {
    id: 'authoring.check.heavyPicture',
    defaultMessage:
      'Its animated picture is larger than 1 MB and takes long to load on a phone: a short video is lighter.',
    description:
      'Finding of the check of a course: about a picture of which there are no smaller versions, mostly a GIF.',
  },
  heavyVideo: {
    id: 'authoring.check.heavyVideo',
    defaultMessage: 'Its video is larger than 100 MB and takes long to load on a phone: shorten or compress it.',
    description: 'Finding of the check of a course: about an uploaded video.',
  },
  heavyFile: {
    id: 'authoring.check.heavyFile',
    defaultMessage: 'One of its files is larger than 20 MB and takes long to load on a phone: compress or divide it.',
    description: 'Finding of the check of a course: about a PDF or a sound.',
  },
  missingPicture: {
    id: 'authoring.check.missingPicture',
    defaultMessage: 'Its picture is not on this site. Learners may not see it: upload it again.',
    description:
      'Finding of the check of a course, as after an import: about a picture that did not come along with an import.',
  },
  missingVideo: {
    id: 'authoring.check.missingVideo',
    defaultMessage: 'Its video is not on this site. Learners may not see it: upload it again.',
    description: 'Finding of the check of a course, as after an import: about a video.',
  },
  missingSound: {
    id: 'authoring.check.missingSound',
    defaultMessage: 'Its sound is not on this site. Learners may not hear it: upload it again.',
    description: 'Finding of the check of a course, as after an import: about a sound.',
  },
  missingDocument: {
    id: 'authoring.check.missingDocument',
    defaultMessage: 'Its document is not on this site. Learners may not be able to open it: upload it again.',
    description: 'Finding of the check of a course, as after an import: about a PDF.',
  },
  missingPackage: {
    id: 'authoring.check.missingPackage',
    defaultMessage: 'Its SCORM package is not on this site and does not play: upload it again.',
    description: 'Finding of the check of a course, as after an import: about a lecture.',
  },
  missingFile: {
    id: 'authoring.check.missingFile',
    defaultMessage: 'A file of it is not on this site. Learners may not be able to open it: upload it again.',
    description: 'Finding of the check of a course, as after an import: about a file.',
  },
  keyedTwice: {
    id: 'authoring.check.keyedTwice',
    defaultMessage: 'One of its items belongs in two places, so no answer is right.',
    description: 'Finding of the check of a course: about a question.',
  },
  oneAnswer: {
    id: 'authoring.check.oneAnswer',
    defaultMessage: 'It has one answer alone, so there is nothing to choose.',
    description: 'Finding of the check of a course: about a question.',
  },
  sameAnswer: {
    id: 'authoring.check.sameAnswer',
    defaultMessage: 'Two of its answers have the same words.',
    description: 'Finding of the check of a course: about a question.',
  },
  fileNameAlternative: {
    id: 'authoring.check.fileNameAlternative',
    defaultMessage: 'The alternative text of a picture is the name of a file.',
    description: 'Finding of the check of a course: about a picture.',
  },
  linkWords: {
    id: 'authoring.check.linkWords',
    defaultMessage: 'The words of a link do not say where it leads.',
    description: 'Finding of the check of a course: a link such as “click here”.',
  },
  contrast: {
    id: 'authoring.check.contrast',
    defaultMessage: 'The colour of some text makes it hard to read.',
    description: 'Finding of the check of a course: about a text.',
  },
  tableHeads: {
    id: 'authoring.check.tableHeads',
    defaultMessage: 'A table has no header cells.',
    description: 'Finding of the check of a course: about a text.',
  },
  noCaptions: {
    id: 'authoring.check.noCaptions',
    defaultMessage: 'The video has neither captions nor a transcript.',
    description: 'Finding of the check of a course: about a section.',
  },
  noTranscript: {
    id: 'authoring.check.noTranscript',
    defaultMessage: 'The recording has no transcript.',
    description: 'Finding of the check of a course: about a section with sound.',
  },
  headingOrder: {
    id: 'authoring.check.headingOrder',
    defaultMessage: 'A heading skips a level.',
    description: 'Finding of the check of a course: a heading of level 4 follows one of level 2.',
  },
  noLanguage: {
    id: 'authoring.check.noLanguage',
    defaultMessage: 'It does not say which language it is in.',
    description: 'Finding of the check of a course: about the course.',
  },
  otherScript: {
    id: 'authoring.check.otherScript',
    defaultMessage: 'Its text does not seem to be in the language of the course.',
    description: 'Finding of the check of a course: about a lecture.',
  },
  shortDuration: {
    id: 'authoring.check.shortDuration',
    defaultMessage: 'It takes far longer to read than its duration says.',
    description: 'Finding of the check of a course: about a lecture.',
  },
  opensTooLate: {
    id: 'authoring.check.opensTooLate',
    defaultMessage: 'It opens only when the course has ended.',
    description: 'Finding of the check of a course: about a module, or a lecture at a set time.',
  },
  neverOpens: {
    id: 'authoring.check.neverOpens',
    defaultMessage: 'No one can get in: it is over before it opens.',
    description:
      'Finding of the check of a course: about the end of the course, or a lecture at a set time in a module that opens later.',
  },
  ownVideo: {
    id: 'authoring.check.ownVideo',
    defaultMessage: 'The lecture’s own video has no captions. In a section “Video and text” it can have them.',
    description: 'Finding of the check of a course: about a lecture that shows an uploaded video beside its sections.',
  },
  drawsTooMany: {
    id: 'authoring.check.drawsTooMany',
    defaultMessage: 'It draws more questions than it has.',
    description: 'Finding of the check of a course: about a lecture.',
  },
  mayNotEarn: {
    id: 'authoring.check.mayNotEarn',
    defaultMessage: 'The random draw may leave out a question that it asks for.',
    description: 'Finding of the check of a course: about an achievement.',
  },
} satisfies Readonly<Record<Rule, object>>);
