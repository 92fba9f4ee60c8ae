import { lecture, module, sumMinutes } from '../build/lectures.ts';
import { ask, examples, important, pause, quiz, text } from '../build/parts.ts';
import { badge, cover } from '../build/pictures.ts';
import { multiple, no, single, yes } from '../build/questions.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

const grip = lecture(
  { key: 'grip', name: 'Griff und Kralle', description: 'Zwei Hände, zwei Aufgaben.', minutes: 12 },
  text(`
    ## Die Messerhand führt

    Fassen Sie nicht nur den Griff: Daumen und Zeigefinger halten die **Klinge**, dort, wo sie beginnt. So führen Sie das Messer, statt es zu halten.

    ## Die andere Hand schützt

    Die Finger der zweiten Hand bilden eine **Kralle**: Fingerspitzen nach innen, Daumen dahinter. Die Klinge gleitet an den mittleren Fingergliedern entlang. Solange Sie die Klinge nicht höher heben als diese Glieder, kann nichts geschehen.
  `),
  important(
    'Scharf ist sicher',
    'Ein stumpfes Messer braucht Kraft, und mit Kraft rutscht es ab. Ziehen Sie es vor jeder Schicht am Stahl ab.',
  ),
  pause,
  ask(
    single(
      'Ein Messer fällt vom Tisch. Was tun Sie?',
      [
        no('Auffangen', 'Niemals. Ein fallendes Messer hat keinen Griff.'),
        yes('Einen Schritt zurück und fallen lassen', 'Richtig. Das Messer kann man schleifen.'),
        no('Mit dem Fuß bremsen', 'Auch Schuhe haben eine dünne Stelle.'),
      ],
      { key: 'falling', wrongLimit: 1 },
    ),
  ),
);

const cuts = lecture(
  {
    key: 'cuts',
    name: 'Vier Schnitte',
    description: 'Scheiben, Stifte, Würfel, Streifen.',
    minutes: 13,
    mode: 'SCROLL',
  },
  text(`
    ## Gleich groß heißt gleich gar

    | Schnitt | Maß | Wofür |
    | Scheiben | 3 mm | Gratin, Salat |
    | Stifte | 5 × 5 × 50 mm | Rohkost, Pfanne |
    | kleine Würfel | 5 mm | Soffritto, Suppen |
    | feine Streifen | 2 mm | Kräuter, Kohl |
  `),
  examples(
    'Die Zwiebel in vier Schritten',
    `
      1. Halbieren, schälen, den Wurzelansatz daran lassen: Er hält alles zusammen.
      2. Senkrecht einschneiden, bis kurz vor die Wurzel.
      3. Zweimal waagerecht einschneiden, die Hand flach obenauf.
      4. Quer schneiden. Die Würfel fallen von selbst.
    `,
  ),
  quiz(
    multiple(
      'Welche zwei Sätze stimmen?',
      [
        yes('Der Wurzelansatz bleibt beim Würfeln an der Zwiebel', 'Ja, er hält die Schichten zusammen.'),
        no('Die Würfel dürfen verschieden groß sein', 'Dann sind die kleinen weich und die großen roh.'),
        yes('Die Klinge gleitet an der Kralle entlang', 'Ja, so kennt sie ihren Weg.'),
        no('Kraft ersetzt Schärfe', 'Mit Kraft rutscht das Messer ab.'),
      ],
      { weight: 2, wrongLimit: 3 },
    ),
  ),
);

const modules = [module('Das Messer', 'Halten, schützen, schneiden.', grip, cuts)];

export const knifeSkills: SeedCourse = {
  id: 202,
  workspace: 'acme',
  name: 'Schneiden wie ein Profi',
  miniDescription: 'Der richtige Griff und vier Schnitte für jeden Tag.',
  description: html(`
    Wer gut schneidet, arbeitet schneller, sicherer und schöner. Nehmen Sie ein Brett, ein scharfes Messer und zwei Zwiebeln.
  `),
  certifiable: false,
  anonymousAllowed: true,
  courseImage: cover('knife'),
  duration: sumMinutes(modules),
  lang: 'de',
  tags: ['Küche', 'Grundlagen'],
  modules,
  achievements: [
    {
      name: 'Alle Finger dran',
      description: 'Sie fangen keine Messer.',
      imageUrl: badge('sharp-eye'),
      kind: null,
      condition: { type: 'QUESTIONS_ANSWERED', questions: ['falling'] },
    },
  ],
};
