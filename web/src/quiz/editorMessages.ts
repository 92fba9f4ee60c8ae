import { defineMessages } from '../i18n/defineMessages.ts';

export const editorMessages = defineMessages({
  text: { id: 'questionEditor.text', defaultMessage: 'Question', description: 'Field for the words of a question.' },
  type: {
    id: 'questionEditor.type',
    defaultMessage: 'Kind of question',
    description: 'Field for the type of a question.',
  },
  singleChoice: {
    id: 'questionEditor.singleChoice',
    defaultMessage: 'Single choice',
    description: 'Type of question: one answer is right.',
  },
  multipleChoice: {
    id: 'questionEditor.multipleChoice',
    defaultMessage: 'Multiple choice',
    description: 'Type of question: several answers may be right.',
  },
  categorization: {
    id: 'questionEditor.categorization',
    defaultMessage: 'Sort into categories',
    description: 'Type of question: each item belongs to one category.',
  },
  multipleAssociation: {
    id: 'questionEditor.multipleAssociation',
    defaultMessage: 'Match with several categories',
    description: 'Type of question: an item may belong to several categories.',
  },
  singleOrdering: {
    id: 'questionEditor.singleOrdering',
    defaultMessage: 'Put in order',
    description: 'Type of question: items are put into the right order.',
  },
  weight: {
    id: 'questionEditor.weight',
    defaultMessage: 'Points',
    description: 'Field for what a right answer gives.',
  },
  limit: {
    id: 'questionEditor.limit',
    defaultMessage: 'Limit attempts',
    description: 'Checkbox: whether wrong answers are counted until no further one is taken.',
  },
  limitCount: {
    id: 'questionEditor.limitCount',
    defaultMessage: 'Wrong answers allowed',
    description: 'Field for the number of wrong answers.',
  },
  limitHint: {
    id: 'questionEditor.limitHint',
    defaultMessage: 'After that, the right answer is shown.',
    description: 'Below the number of wrong answers.',
  },
  limitTooSmall: {
    id: 'questionEditor.limitTooSmall',
    defaultMessage: 'Allow at least one.',
    description: 'The number of wrong answers must be 1 or more.',
  },
  answers: { id: 'questionEditor.answers', defaultMessage: 'Answers', description: 'Heading of the answers.' },
  answer: {
    id: 'questionEditor.answer',
    defaultMessage: 'Answer {number}',
    description: 'Name of an answer, and what a new one says at first.',
  },
  answersHintOne: {
    id: 'questionEditor.answersHintOne',
    defaultMessage: 'Mark the one that is right.',
    description: 'Below the heading of the answers of a single choice.',
  },
  answersHintMany: {
    id: 'questionEditor.answersHintMany',
    defaultMessage: 'Tick all that are right.',
    description: 'Below the heading of the answers of a multiple choice.',
  },
  isRight: {
    id: 'questionEditor.isRight',
    defaultMessage: '{name} is right',
    description: 'Radio button or checkbox at an answer.',
  },
  listKeys: {
    id: 'questionEditor.listKeys',
    defaultMessage: 'Enter begins the next one; a list that you paste becomes one for each line.',
    description: 'Below the heading of the answers or items of a question: what keys and pasting do.',
  },
  answersPut: {
    id: 'questionEditor.answersPut',
    defaultMessage: '{count, plural, one {# line pasted} other {# lines pasted, one below the other}}',
    description: 'Said after lines were pasted into an answer, each of which became an answer.',
  },
  onlyFirstRight: {
    id: 'questionEditor.onlyFirstRight',
    defaultMessage: '{count} answers were marked as right. This kind of question takes the first of them.',
    description: 'Notice after lines were pasted into the answers of a single choice. {count} is 2 or more.',
  },
  tooManyAnswers: {
    id: 'questionEditor.tooManyAnswers',
    defaultMessage: 'A question takes at most {most} answers. With these there would be {count}, so nothing was added.',
    description: 'Notice: more answers were pasted or added than a question takes.',
  },
  addAnswer: { id: 'questionEditor.addAnswer', defaultMessage: 'Add answer', description: 'Button.' },
  explain: {
    id: 'questionEditor.explain',
    defaultMessage: 'Explain {name}',
    description: 'Button that shows or hides the field for the explanation of an answer.',
  },
  explanation: {
    id: 'questionEditor.explanation',
    defaultMessage: 'Explanation of {name}',
    description: 'Field for why an answer is right or wrong.',
  },
  explanationHint: {
    id: 'questionEditor.explanationHint',
    defaultMessage: 'Why it is right or wrong',
    description: 'Placeholder of the field for an explanation.',
  },
  items: { id: 'questionEditor.items', defaultMessage: 'Items', description: 'Heading of the items.' },
  item: {
    id: 'questionEditor.item',
    defaultMessage: 'Item {number}',
    description: 'What a new item says at first, and the name of one.',
  },
  itemText: {
    id: 'questionEditor.itemText',
    defaultMessage: 'Text of {name}',
    description: 'Field for the words of an item or the name of a category.',
  },
  poolHint: {
    id: 'questionEditor.poolHint',
    defaultMessage: 'Drag each item into its category.',
    description: 'Below the items that belong to one category each.',
  },
  poolHintMany: {
    id: 'questionEditor.poolHintMany',
    defaultMessage: 'Drag an item into every category it belongs to.',
    description: 'Below the items that may belong to several categories.',
  },
  poolEmpty: {
    id: 'questionEditor.poolEmpty',
    defaultMessage: 'Every item has its category.',
    description: 'Where the items are that have no category yet.',
  },
  addItem: { id: 'questionEditor.addItem', defaultMessage: 'Add item', description: 'Button.' },
  categories: {
    id: 'questionEditor.categories',
    defaultMessage: 'Categories',
    description: 'Heading of the categories.',
  },
  category: {
    id: 'questionEditor.category',
    defaultMessage: 'Category {number}',
    description: 'What a new category says at first, and the name of one.',
  },
  categoryEmpty: {
    id: 'questionEditor.categoryEmpty',
    defaultMessage: 'No items yet. Drag one here.',
    description: 'In a category without items.',
  },
  addCategory: { id: 'questionEditor.addCategory', defaultMessage: 'Add category', description: 'Button.' },
  putInto: {
    id: 'questionEditor.putInto',
    defaultMessage: 'Put {name} into a category',
    description: 'Button that opens a menu of the categories.',
  },
  placed: {
    id: 'questionEditor.placed',
    defaultMessage: '{name} is now in {category}',
    description: 'Said after an item was put into a category.',
  },
  takeOut: {
    id: 'questionEditor.takeOut',
    defaultMessage: 'Take {name} out of {category}',
    description: 'Button at an item in a category.',
  },
  takenOut: {
    id: 'questionEditor.takenOut',
    defaultMessage: '{name} is no longer in {category}',
    description: 'Said after an item was taken out of a category.',
  },
  rightOrder: {
    id: 'questionEditor.rightOrder',
    defaultMessage: 'The right order',
    description: 'Heading of the items of an ordering, in the right order.',
  },
  shownOrder: {
    id: 'questionEditor.shownOrder',
    defaultMessage: 'What learners see first',
    description: 'Heading of the items of an ordering, as they are shown before they are sorted.',
  },
  shownInOrder: {
    id: 'questionEditor.shownInOrder',
    defaultMessage: 'Learners would see the items in the right order already. Shuffle them.',
    description: 'Below “What learners see first”.',
  },
  shuffle: {
    id: 'questionEditor.shuffle',
    defaultMessage: 'Shuffle',
    description: 'Button that shuffles the items as learners see them first.',
  },
  tryIt: {
    id: 'questionEditor.tryIt',
    defaultMessage: 'Try it',
    description: 'Button that shows the question as learners see it, to be answered.',
  },
  tryAbout: {
    id: 'questionEditor.tryAbout',
    defaultMessage: 'Answer it as a learner would. Nothing of this is stored.',
    description: 'Above a question that its author tries.',
  },
  tryAnew: {
    id: 'questionEditor.tryAnew',
    defaultMessage: 'Start over',
    description: 'Button that forgets the answers that an author has tried.',
  },
  bank: {
    id: 'questionEditor.bank',
    defaultMessage: 'Random draw',
    description: 'Heading of how many questions of a lecture each learner is asked, drawn at random.',
  },
  bankAbout: {
    id: 'questionEditor.bankAbout',
    defaultMessage:
      'How many questions of this lecture each learner is asked, drawn when they enrol. While all of these are 0, everyone is asked every question.',
    description: 'Below the heading of the random draw, above a field for each number of points.',
  },
  bankOf: {
    id: 'questionEditor.bankOf',
    defaultMessage: 'of {count, number}',
    description: 'Behind the number of questions that are drawn: how many there are.',
  },
  bankNone: {
    id: 'questionEditor.bankNone',
    defaultMessage: 'No question gives this many points',
    description: 'Below a field that is disabled.',
  },
  bankWeight: {
    id: 'questionEditor.bankWeight',
    defaultMessage: '{points, plural, one {Questions for # point} other {Questions for # points}}',
    description: 'Field for how many questions of a weight are drawn.',
  },
  bankPoints: {
    id: 'questionEditor.bankPoints',
    defaultMessage: '{points, plural, one {Each learner can get # point.} other {Each learner can get # points.}}',
    description: 'What a learner can get by the questions that are drawn.',
  },
  notGreater: {
    id: 'questionEditor.notGreater',
    defaultMessage: 'Should not be greater than {n}',
    description: 'More questions are asked for than there are.',
  },
  notNegative: {
    id: 'questionEditor.notNegative',
    defaultMessage: 'Cannot be less than zero',
    description: 'Fewer than no question are asked for.',
  },
});
