/* The five screens: one to read, four with a question. `speak` is read aloud by the browser's German voice where it has one. */
window.SCREENS = [
  {
    title: 'At the counter',
    text: 'Read what Mia and the waiter say. Press a line to hear it.',
    lines: [
      ['Kellner', 'Guten Tag! Was möchten Sie?', 'Good day! What would you like?'],
      ['Mia', 'Ich hätte gern einen Kaffee, bitte.', 'I would like a coffee, please.'],
      ['Kellner', 'Mit Milch und Zucker?', 'With milk and sugar?'],
      ['Mia', 'Nur mit Milch, danke.', 'Just with milk, thank you.'],
    ],
  },
  {
    title: 'Order politely',
    question: 'Which sentence is the polite way to order tea?',
    answers: ['Ich hätte gern einen Tee, bitte.', 'Gib mir Tee!', 'Wo ist der Tee?'],
    right: 0,
    why: '“Ich hätte gern …” is what people say when they order. “Bitte” comes at the end.',
  },
  {
    title: 'Listen',
    question: 'What does the guest order?',
    speak: 'Für mich ein Stück Apfelkuchen und ein Wasser, bitte.',
    answers: ['Two coffees', 'Apple cake and water', 'Apple juice and cake'],
    right: 1,
    why: '“Apfelkuchen” is apple cake, “Wasser” is water.',
  },
  {
    title: 'How much is it?',
    question: 'The waiter says: “Das macht sieben Euro vierzig.” How much do you pay?',
    speak: 'Das macht sieben Euro vierzig.',
    answers: ['€ 4.70', '€ 7.14', '€ 7.40'],
    right: 2,
    why: '“Sieben” is 7, “vierzig” is 40. The euros come first.',
  },
  {
    title: 'Pay together or apart',
    question: '“Zusammen oder getrennt?” You and a friend each want to pay your own part. What do you say?',
    answers: ['Zusammen, bitte.', 'Getrennt, bitte.', 'Stimmt so.'],
    right: 1,
    why: '“Getrennt” means apart. “Stimmt so” is said to leave the change as a tip.',
  },
];
