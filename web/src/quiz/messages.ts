import { defineMessages } from '../i18n/defineMessages.ts';

export const quizMessages = defineMessages({
  question: {
    id: 'quiz.question',
    defaultMessage: 'Question {number}',
    description: 'Label of a question card. {number}: its place in the lecture, from 1.',
  },
  points: {
    id: 'quiz.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'What a right answer is worth.',
  },
  chooseOne: {
    id: 'quiz.chooseOne',
    defaultMessage: 'Choose one answer',
    description: 'Hint above the options of a question with one right answer.',
  },
  chooseMany: {
    id: 'quiz.chooseMany',
    defaultMessage: '{count, plural, one {Choose # answer} other {Choose # answers}}',
    description: 'Hint above the options of a question with several right answers. {count}: how many must be chosen.',
  },
  chosenOf: {
    id: 'quiz.chosenOf',
    defaultMessage: '{chosen} of {count} chosen',
    description: 'How many options are chosen, beside the hint.',
  },
  tooMany: {
    id: 'quiz.tooMany',
    defaultMessage: 'You chose {chosen}. Clear {extra} to have your answer checked.',
    description: 'Shown when more options are chosen than needed.',
  },
  orderItems: {
    id: 'quiz.orderItems',
    defaultMessage: 'Put the items in the right order',
    description: 'Hint above an ordering question.',
  },
  categoryOf: {
    id: 'quiz.categoryOf',
    defaultMessage: 'Category of {item}',
    description: 'Name of the menu that places an item. {item}: its label.',
  },
  categoriesOf: {
    id: 'quiz.categoriesOf',
    defaultMessage: 'Categories of {item}',
    description: 'Name of the group of boxes that place an item.',
  },
  leftToPlace: {
    id: 'quiz.leftToPlace',
    defaultMessage: '{count, plural, one {# item left to place} other {# items left to place}}',
    description: 'How many items are not placed yet.',
  },
  toOrder: {
    id: 'quiz.toOrder',
    defaultMessage: 'Still to place',
    description: 'Heading of the items that are not in the sorted list yet.',
  },
  yourOrder: {
    id: 'quiz.yourOrder',
    defaultMessage: 'Your order',
    description: 'Heading of the sorted list.',
  },
  yourOrderEmpty: {
    id: 'quiz.yourOrderEmpty',
    defaultMessage: 'Choose the item that comes first.',
    description: 'Shown in the empty sorted list.',
  },
  placeNext: {
    id: 'quiz.placeNext',
    defaultMessage: 'Place {item} next',
    description: 'Button that puts an item at the end of the sorted list. {item}: its text.',
  },
  takeOut: {
    id: 'quiz.takeOut',
    defaultMessage: 'Take {item} out',
    description: 'Button that takes an item out of the sorted list.',
  },
  check: {
    id: 'quiz.check',
    defaultMessage: 'Check',
    description: 'Button that has an answer checked: a placement, an order, or one that may be sent again.',
  },
  checking: {
    id: 'quiz.checking',
    defaultMessage: 'Checking your answer',
    description: 'Said and shown while an answer is checked.',
  },
  right: {
    id: 'quiz.right',
    defaultMessage: 'That is right.',
    description: 'Verdict on a right answer.',
  },
  wrong: {
    id: 'quiz.wrong',
    defaultMessage: 'That is not right yet.',
    description: 'Verdict on a wrong answer.',
  },
  exhausted: {
    id: 'quiz.exhausted',
    defaultMessage: 'No tries left. The right answer is marked.',
    description: 'Verdict when no try is left and the right answer is shown.',
  },
  noTriesLeft: {
    id: 'quiz.noTriesLeft',
    defaultMessage: 'No tries left.',
    description: 'Verdict when no try is left and the right answer is not shown.',
  },
  keyChanged: {
    id: 'quiz.keyChanged',
    defaultMessage: 'The question was changed after your answer. Your result stays.',
    description: 'Below the verdict of a question whose right answer is another one since, which is not shown.',
  },
  keyChangedOpen: {
    id: 'quiz.keyChangedOpen',
    defaultMessage:
      'The question was changed after your answer. Your result stays, and you may answer again, also with the same answer.',
    description: 'Below the verdict of a wrong answer that may be sent again, as what is right was changed since.',
  },
  gradedAgain: {
    id: 'quiz.gradedAgain',
    defaultMessage: 'The author changed this question. Your answer was graded again.',
    description:
      'Below the verdict of an answer that was graded by what is right now, so that the verdict may be another one than before.',
  },
  pointGiven: {
    id: 'quiz.pointGiven',
    defaultMessage: 'The author changed this question and gave you the point.',
    description:
      'Below the verdict of an answer that counts as right by a decision of the author, whatever was chosen.',
  },
  countsAsRight: {
    id: 'quiz.countsAsRight',
    defaultMessage: 'Your answer counts as right.',
    description: 'Verdict on an answer that is not right by now and counts as right by a decision of the author.',
  },
  wasWrong: {
    id: 'quiz.wasWrong',
    defaultMessage: 'That was not right.',
    description: 'Verdict on a wrong answer whose question was changed since, so that it may be right by now.',
  },
  triesLeft: {
    id: 'quiz.triesLeft',
    defaultMessage: '{count, plural, one {# try left} other {# tries left}}',
    description: 'Tries left at a question with a limit.',
  },
  tryAnother: {
    id: 'quiz.tryAnother',
    defaultMessage: 'Choose another answer.',
    description: 'Encouragement after a wrong answer that may be changed.',
  },
  tryAgainPlacement: {
    id: 'quiz.tryAgainPlacement',
    defaultMessage: 'Change your answer and check again.',
    description: 'Encouragement after a wrong placement or order.',
  },
  notChecked: {
    id: 'quiz.notChecked',
    defaultMessage: 'Your answer could not be checked. It is still here.',
    description: 'Shown when an answer could not be checked: the network or a server failed.',
  },
  offline: {
    id: 'quiz.offline',
    defaultMessage: 'You are offline. Your answer is kept and will be sent once you are back online.',
    description: 'Shown when an answer could not be checked because the device is offline.',
  },
  kept: {
    id: 'quiz.kept',
    defaultMessage: 'Kept. It is checked when you are back online, and you can change it until then.',
    description:
      'Shown below an answer that waits on the device until it can be sent; nobody knows yet whether it is right.',
  },
  keptUnanswered: {
    id: 'quiz.keptUnanswered',
    defaultMessage:
      'Kept. We cannot reach our server just now. It is checked as soon as we can, and you can change it until then.',
    description:
      'Shown below an answer that waits on the device while there is a network and our servers do not answer.',
  },
  tryAgain: {
    id: 'quiz.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that sends the same answer again.',
  },
  refused: {
    id: 'quiz.refused',
    defaultMessage: 'This question cannot be answered right now. Reload the page and try again.',
    description: 'Shown when the platform does not take an answer.',
  },
  rightAnswer: {
    id: 'quiz.rightAnswer',
    defaultMessage: 'Right answer',
    description: 'Mark at the right answer for people who cannot see its colour, and for authors.',
  },
  yourAnswerRight: {
    id: 'quiz.yourAnswerRight',
    defaultMessage: 'Your answer, right',
    description: 'Mark at the chosen, right option.',
  },
  yourAnswerWrong: {
    id: 'quiz.yourAnswerWrong',
    defaultMessage: 'Your answer, not right',
    description: 'Mark at the chosen, wrong option.',
  },
  rightPlacement: {
    id: 'quiz.rightPlacement',
    defaultMessage: 'The right answer',
    description: 'Heading of the right placement, once it may be shown.',
  },
  signInToAnswer: {
    id: 'quiz.signInToAnswer',
    defaultMessage: 'Sign in and enrol to answer this question.',
    description: 'Shown to a visitor who may read but not answer.',
  },
  signIn: {
    id: 'quiz.signIn',
    defaultMessage: 'Sign in',
    description: 'Link beside the hint for visitors.',
  },
  readOnly: {
    id: 'quiz.readOnly',
    defaultMessage: 'You can look at this question, but answers no longer count.',
    description: 'Shown where nothing can be answered any more: given up, completed or expired.',
  },
  shown: {
    id: 'quiz.shown',
    defaultMessage: 'This question is only shown here, it takes no answer.',
    description:
      'Below a question on a page that takes no answers: for a guest in a review, and in an earlier version of a course.',
  },
  enrolToAnswer: {
    id: 'quiz.enrolToAnswer',
    defaultMessage: 'Enrol in the course to answer',
    description: 'Link at a question, for someone who is signed in and not enrolled.',
  },
  partsRight: {
    id: 'quiz.partsRight',
    defaultMessage: 'You have {correct, number} of {count, number} right.',
    description: 'After a wrong placement or order: how many of its parts are right.',
  },
});
