/** Courses as requests, for tests: valid unless a test says otherwise. */

type Json = Readonly<Record<string, unknown>>;

/** A published course of one module with two lectures: one with text and a question, one with text alone. */
export const aCourse = (changes: Json = {}): Json => ({
  name: 'Tea for beginners',
  description: 'Leaves, water and time.',
  published: true,
  modules: [aModule({ lectures: [aLecture({ questionAnswers: [aQuestion()] }), aLecture({ name: 'Water' })] })],
  ...changes,
});

export const aModule = (changes: Json = {}): Json => ({ name: 'Basics', lectures: [aLecture()], ...changes });

export const aLecture = (changes: Json = {}): Json => ({ name: 'Leaves', sections: [aText()], ...changes });

export const aText = (text = '<p>Green, white and black.</p>'): Json => ({
  type: 'JSON',
  content: { type: 'text', content: { text } },
});

/** Single choice, the second answer is right. */
export const aQuestion = (changes: Json = {}): Json => ({
  '@type': 'SingleChoice',
  question: 'How hot is water for green tea?',
  answer: ['100 °C', '80 °C'],
  correctAnswer: [2],
  explanation: { type: 'text', content: { '1': 'Too hot.', '2': 'Just right.' } },
  ...changes,
});
