import type { MailTexts } from './mailTexts.ts';

export const de: MailTexts = {
  helloName: 'Hallo {name},',
  hello: 'Hallo,',
  fallback: 'Falls der Button nicht funktioniert, öffne diese Adresse im Browser:',
  sender: 'Diese E-Mail kommt von {workspace}, {host}.',
  isDue: '{course}: fällig am {due}',
  wasDue: '{course}: war fällig am {due}',
  stop: 'E-Mails zu meinen Kursen abstellen',
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
      subject: 'Kurse, die bei {workspace} noch abzuschließen sind',
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
  },
};
