import type { MailTexts } from './mailTexts.ts';

export const de: MailTexts = {
  helloName: 'Hallo {name},',
  hello: 'Hallo,',
  fallback: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse im Browser:',
  sender: 'Diese Mail kommt von {workspace}, {host}.',
  letters: {
    RESET_PW: {
      subject: 'Neues Passwort für {workspace} wählen',
      preview: 'Der Link gilt {duration}.',
      heading: 'Wähle ein neues Passwort',
      before: [
        'Für dein Konto bei {workspace} wurde ein neues Passwort angefordert. Wenn du das warst, wähle es jetzt. Alle deine Geräte werden dabei abgemeldet.',
      ],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link gilt {duration} und funktioniert einmal.',
        'Wenn du kein neues Passwort angefordert hast, ignoriere diese Mail. Dein Passwort bleibt, wie es ist.',
      ],
    },
    INVITATION: {
      subject: 'Einladung zu {workspace}',
      preview: 'Lege ein Konto an oder melde dich an.',
      heading: 'Du bist zu {workspace} eingeladen',
      before: [
        'Lege dein Konto an und beginne zu lernen. Wenn es für deine Adresse schon ein Konto gibt, melde dich damit an; wenn du das Passwort nicht kennst, kannst du dort ein neues wählen.',
      ],
      action: 'Einladung annehmen',
      after: [
        'Die Einladung ist für {recipient} bestimmt und gilt {duration}.',
        'Wenn du nicht weißt, worum es geht, ignoriere diese Mail. Es passiert dann nichts.',
      ],
    },
    PASSWORD_CHANGED: {
      subject: 'Dein Passwort für {workspace} wurde geändert',
      preview: 'Wenn du das nicht warst, wähle sofort ein neues Passwort.',
      heading: 'Dein Passwort wurde geändert',
      before: [
        'Das Passwort deines Kontos {recipient} wurde geändert: {time}. Deine anderen Geräte wurden abgemeldet.',
        'Wenn du das warst, ist nichts weiter zu tun. Wenn nicht, wähle sofort ein neues Passwort.',
      ],
      action: 'Neues Passwort wählen',
      after: [],
    },
  },
};
