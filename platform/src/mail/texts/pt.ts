import type { MailTexts } from './mailTexts.ts';

export const pt: MailTexts = {
  helloName: 'Olá, {name}.',
  hello: 'Olá.',
  fallback: 'Se o botão não funcionar, abra este endereço no navegador:',
  sender: 'Este e-mail foi enviado por {workspace}, {host}.',
  letters: {
    RESET_PW: {
      subject: 'Escolha uma nova senha para {workspace}',
      preview: 'O link é válido por {duration}.',
      heading: 'Escolha uma nova senha',
      before: [
        'Alguém pediu uma nova senha para a sua conta em {workspace}. Se foi você, escolha-a agora. A sessão será encerrada em todos os seus dispositivos.',
      ],
      action: 'Escolher uma nova senha',
      after: [
        'O link é válido por {duration} e funciona uma única vez.',
        'Se não foi você, ignore este e-mail. A sua senha continua a mesma.',
      ],
    },
    INVITATION: {
      subject: 'Convite para {workspace}',
      preview: 'Crie a sua conta ou entre, se já tiver uma.',
      heading: 'Você recebeu um convite para {workspace}',
      before: [
        'Crie a sua conta e comece a aprender. Se já existir uma conta para o seu endereço, entre com ela; se não souber a senha, pode escolher uma nova ali mesmo.',
      ],
      action: 'Aceitar o convite',
      after: [
        'O convite é destinado a {recipient} e é válido por {duration}.',
        'Se você não sabe do que se trata, ignore este e-mail. Nada vai acontecer.',
      ],
    },
    PASSWORD_CHANGED: {
      subject: 'A sua senha em {workspace} foi alterada',
      preview: 'Se não foi você, escolha uma nova senha imediatamente.',
      heading: 'A sua senha foi alterada',
      before: [
        'A senha da sua conta {recipient} foi alterada em {time}. A sessão foi encerrada nos seus outros dispositivos.',
        'Se foi você, não é preciso fazer mais nada. Se não foi, escolha uma nova senha imediatamente.',
      ],
      action: 'Escolher uma nova senha',
      after: [],
    },
  },
};
