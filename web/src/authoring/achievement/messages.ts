import { defineMessages } from '../../i18n/defineMessages.ts';

/** The editor of the achievements of a course. */
export const achievementEditorMessages = defineMessages({
  empty: {
    id: 'authoring.achievement.empty',
    defaultMessage: 'Nothing to earn yet. Reward learners for the lectures they finish and the questions they answer.',
    description: 'In place of the achievements of a course without any.',
  },
  add: {
    id: 'authoring.achievement.add',
    defaultMessage: 'Add an achievement',
    description: 'Button below the achievements of a course.',
  },
  most: {
    id: 'authoring.achievement.most',
    defaultMessage: 'A course can have up to {limit} achievements.',
    description: 'Beside the button that adds one, once there are that many.',
  },
  newName: {
    id: 'authoring.achievement.newName',
    defaultMessage: 'Achievement {number}',
    description: 'First name of a new achievement.',
  },
  edit: {
    id: 'authoring.achievement.edit',
    defaultMessage: 'Edit: {name}',
    description: 'Button of an achievement: opens its fields.',
  },
  close: {
    id: 'authoring.achievement.close',
    defaultMessage: 'Done: {name}',
    description: 'Button of an achievement: closes its fields.',
  },
  duplicate: {
    id: 'authoring.achievement.duplicate',
    defaultMessage: 'Duplicate: {name}',
    description: 'Button of an achievement.',
  },
  duplicated: {
    id: 'authoring.achievement.duplicated',
    defaultMessage: 'Duplicated: {name}',
    description: 'Said after an achievement was duplicated.',
  },
  name: { id: 'authoring.achievement.name', defaultMessage: 'Name', description: 'Field of an achievement.' },
  nameMissing: {
    id: 'authoring.achievement.nameMissing',
    defaultMessage: 'Give it a name: without one the course cannot be saved.',
    description: 'At the empty name of an achievement.',
  },
  unnamed: {
    id: 'authoring.achievement.unnamed',
    defaultMessage: 'Achievement without a name',
    description: 'Stands for an empty name.',
  },
  about: {
    id: 'authoring.achievement.about',
    defaultMessage: 'What it is for',
    description: 'Field for a few words about an achievement.',
  },
  condition: {
    id: 'authoring.achievement.condition',
    defaultMessage: 'How it is earned',
    description: 'Field: the kind of condition of an achievement.',
  },
  byLectures: {
    id: 'authoring.achievement.byLectures',
    defaultMessage: 'Finish certain lectures',
    description: 'Kind of condition of an achievement.',
  },
  byQuestions: {
    id: 'authoring.achievement.byQuestions',
    defaultMessage: 'Answer certain questions correctly',
    description: 'Kind of condition of an achievement.',
  },
  byRate: {
    id: 'authoring.achievement.byRate',
    defaultMessage: 'Get a share of all questions right',
    description: 'Kind of condition of an achievement.',
  },
  percent: {
    id: 'authoring.achievement.percent',
    defaultMessage: 'Questions answered correctly, in %',
    description: 'Field: the share of all questions of the course that must be right.',
  },
  lectures: {
    id: 'authoring.achievement.lectures',
    defaultMessage: 'Lectures to finish',
    description: 'Heading of the choice of lectures that earn an achievement.',
  },
  questions: {
    id: 'authoring.achievement.questions',
    defaultMessage: 'Questions to answer',
    description: 'Heading of the choice of questions that earn an achievement.',
  },
  search: {
    id: 'authoring.achievement.search',
    defaultMessage: 'Find a lecture',
    description: 'Field above a list of lectures: shows those whose name has these words.',
  },
  notFound: {
    id: 'authoring.achievement.notFound',
    defaultMessage: 'No lecture has these words in its name.',
    description: 'In place of the list when a search finds nothing.',
  },
  noLectures: {
    id: 'authoring.achievement.noLectures',
    defaultMessage: 'This course has no lectures yet.',
    description: 'In place of the list of a course without lectures.',
  },
  chosen: {
    id: 'authoring.achievement.chosen',
    defaultMessage: 'Chosen: {count, number}',
    description: 'How many lectures or questions are chosen.',
  },
  chooseAll: {
    id: 'authoring.achievement.chooseAll',
    defaultMessage: 'Choose all',
    description: 'Button beside a module or a lecture: chooses all that stands in it.',
  },
  clearAll: {
    id: 'authoring.achievement.clearAll',
    defaultMessage: 'Choose none',
    description: 'Button beside a module or a lecture: chooses nothing that stands in it.',
  },
  ofPlace: {
    id: 'authoring.achievement.ofPlace',
    defaultMessage: '{action}: {name}',
    description: 'Name of such a button for screen readers: what it does and the name of the module or lecture.',
  },
  elsewhere: {
    id: 'authoring.achievement.elsewhere',
    defaultMessage: 'In lectures that are not open here: {count, number}',
    description: 'How many of the chosen questions stand in lectures whose questions were not loaded yet.',
  },
  loading: {
    id: 'authoring.achievement.loading',
    defaultMessage: 'Loading questions…',
    description: 'While the questions of a lecture are read.',
  },
  notLoaded: {
    id: 'authoring.achievement.notLoaded',
    defaultMessage: 'The questions could not be loaded.',
    description: 'When the questions of a lecture could not be read; a button to try again follows.',
  },
  noQuestions: {
    id: 'authoring.achievement.noQuestions',
    defaultMessage: 'This lecture has no questions.',
    description: 'In place of the questions of a lecture without any.',
  },
  look: {
    id: 'authoring.achievement.look',
    defaultMessage: 'What learners get',
    description: 'Heading: whether an achievement is a picture or a frame.',
  },
  picture: {
    id: 'authoring.achievement.picture',
    defaultMessage: 'A picture',
    description: 'Choice: the achievement is shown by a picture.',
  },
  frame: {
    id: 'authoring.achievement.frame',
    defaultMessage: 'A frame for their picture',
    description: 'Choice: the picture of the achievement frames the learner’s own.',
  },
  pictureAddress: {
    id: 'authoring.achievement.pictureAddress',
    defaultMessage: 'Picture',
    description: 'Field: the picture of an achievement.',
  },
  frameAddress: {
    id: 'authoring.achievement.frameAddress',
    defaultMessage: 'Picture of the frame',
    description: 'Field: the picture that frames the learner’s own.',
  },
  frames: {
    id: 'authoring.achievement.frames',
    defaultMessage: 'Frames of this workspace',
    description: 'Heading of the frames that can be chosen.',
  },
  frameNumber: {
    id: 'authoring.achievement.frameNumber',
    defaultMessage: 'Frame {number}',
    description: 'Name of one of these frames.',
  },
  preview: {
    id: 'authoring.achievement.preview',
    defaultMessage: 'Preview',
    description: 'Heading of what learners will see.',
  },
  noFramePicture: {
    id: 'authoring.achievement.noFramePicture',
    defaultMessage: 'There is no frame yet. Until one is chosen, learners see a trophy.',
    description: 'Warning at a frame without a picture.',
  },
  noLectureChosen: {
    id: 'authoring.achievement.noLectureChosen',
    defaultMessage: 'No lecture is chosen, so no one can earn it yet.',
    description: 'Warning at an achievement.',
  },
  noQuestionChosen: {
    id: 'authoring.achievement.noQuestionChosen',
    defaultMessage: 'No question is chosen, so no one can earn it yet.',
    description: 'Warning at an achievement.',
  },
  noQuestionAtAll: {
    id: 'authoring.achievement.noQuestionAtAll',
    defaultMessage: 'The course has no questions, so no one can earn it yet.',
    description: 'Warning at an achievement.',
  },
});
