import type { MailTexts } from './mailTexts.ts';

export const de: MailTexts = {
  helloName: 'Hallo {name},',
  hello: 'Hallo,',
  fallback: 'Falls der Button nicht funktioniert, öffne diese Adresse im Browser:',
  sender: 'Diese E-Mail kommt von {workspace}, {host}.',
  isDue: '{course}: fällig am {due}',
  wasDue: '{course}: war fällig am {due}',
  enrolled: {
    quoted: '„{course}“',
    by: {
      subject: '{actor} hat dich in {course} eingeschrieben',
      lead: '{actor} hat dich bei {workspace} eingeschrieben:',
    },
    plain: { subject: 'Du bist in {course} eingeschrieben', lead: 'Du bist bei {workspace} eingeschrieben:' },
    withDue: '{enrolled}, fällig am {due}',
  },
  stop: 'E-Mails zu meinen Kursen abstellen',
  stopQuestions: 'E-Mails zu offenen Fragen abstellen',
  stopReplies: 'E-Mails zu Antworten auf meine Fragen abstellen',
  letters: {
    RESET_PW: {
      subject: 'Neues Passwort für {workspace} wählen',
      preview: 'Der Link gilt {duration}.',
      heading: 'Wähle ein neues Passwort',
      before: [
        'Für dein Konto bei {workspace} wurde ein neues Passwort angefordert. Wenn du das warst, wähle es jetzt. Damit wirst du auf allen Geräten abgemeldet.',
      ],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link gilt {duration} und funktioniert nur einmal.',
        'Wenn du kein neues Passwort angefordert hast, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',
      ],
    },
    INVITATION: {
      subject: 'Einladung zu {workspace}',
      preview: 'Leg ein Konto an oder melde dich an.',
      heading: 'Du bist zu {workspace} eingeladen',
      before: [
        'Leg dein Konto an und fang an zu lernen. Gibt es für diese Adresse schon ein Konto, melde dich damit an. Kennst du das Passwort nicht, kannst du dort ein neues wählen.',
      ],
      action: 'Einladung annehmen',
      after: [
        'Die Einladung ist für {recipient} und gilt {duration}.',
        'Wenn du sie nicht erwartet hast, ignoriere diese E-Mail. Dann passiert nichts.',
      ],
    },
    PASSWORD_CHANGED: {
      subject: 'Dein Passwort für {workspace} wurde geändert',
      preview: 'Wenn du das nicht warst, wähle sofort ein neues Passwort.',
      heading: 'Dein Passwort wurde geändert',
      before: [
        'Das Passwort deines Kontos {recipient} wurde am {time} geändert. Auf deinen anderen Geräten wurdest du abgemeldet.',
        'Wenn du das warst, musst du nichts weiter tun. Wenn nicht, wähle sofort ein neues Passwort.',
      ],
      action: 'Neues Passwort wählen',
      after: [],
    },
    REMINDER: {
      subject: '{due}',
      preview: 'Was fällig ist, und bis wann.',
      heading: 'Noch abzuschließen',
      before: ['Das hast du noch nicht abgeschlossen:'],
      action: 'Weiterlernen',
      after: ['Du bekommst höchstens eine Erinnerung am Tag. Ein abgeschlossener Kurs wird nicht mehr genannt.'],
    },
    MESSAGE: {
      subject: '{message}',
      preview: 'Zum Kurs „{course}“.',
      heading: '{message}',
      before: [],
      action: 'Zum Kurs',
      after: ['Du bekommst diese Nachricht, weil du bei {workspace} in den Kurs „{course}“ eingeschrieben bist.'],
    },
    INACTIVE_ACCOUNT: {
      subject: 'Dein Konto bei {workspace} wird gelöscht',
      preview: 'Melde dich an, um es zu behalten.',
      heading: 'Melde dich an, um dein Konto zu behalten',
      before: [
        'Du hast dein Konto {recipient} bei {workspace} lange nicht benutzt. Am {date} wird es gelöscht, zusammen mit deinem Fortschritt, deinen Erfolgen und Zertifikaten.',
        'Wenn du es behalten möchtest, melde dich vor diesem Tag an. Mehr musst du nicht tun.',
      ],
      action: 'Anmelden und behalten',
      after: ['Wenn du das Konto nicht mehr brauchst, ignorier diese E-Mail einfach.'],
    },
    ENROLMENT: {
      subject: '{enrolled}',
      preview: 'Dein Platz ist frei. Fang an, wann es dir passt.',
      heading: 'Es gibt etwas Neues zu lernen',
      before: ['{lead}'],
      action: 'Mit dem Lernen beginnen',
      after: [],
    },
    QUESTIONS: {
      subject: 'Fragen bei {workspace} warten auf eine Antwort',
      preview: 'Was in deinen Kursen gefragt wurde.',
      heading: 'Deine Antwort wird erwartet',
      before: ['Diese Fragen wurden in deinen Kursen gestellt, und noch hat niemand geantwortet:'],
      action: 'Zu den Fragen',
      after: ['Du bekommst höchstens eine solche E-Mail am Tag, und nur zu neuen Fragen.'],
    },
    REPLY: {
      subject: 'Eine Antwort auf deine Frage bei {workspace}',
      preview: 'Jemand hat auf deine Frage geantwortet.',
      heading: 'Jemand hat auf deine Frage geantwortet',
      before: ['In der Diskussion gibt es eine neue Antwort:'],
      action: 'Antwort lesen',
      after: ['Du bekommst zu jeder deiner Fragen höchstens eine solche E-Mail in der Stunde.'],
    },
  },
};
