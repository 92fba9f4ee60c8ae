import type { MailTexts } from './mailTexts.ts';

export const pt: MailTexts = {
  helloName: 'Olá, {name}.',
  hello: 'Olá.',
  fallback: 'Se o botão não funcionar, abra este endereço no navegador:',
  sender: 'Este e-mail foi enviado por {workspace}, {host}.',
  isDue: '{course}: prazo até {due}',
  wasDue: '{course}: o prazo terminou em {due}',
  enrolled: {
    quoted: '“{course}”',
    by: { subject: '{actor} fez sua inscrição em {course}', lead: '{actor} fez sua inscrição em {workspace}:' },
    plain: { subject: 'Sua inscrição em {course} foi feita', lead: 'Sua inscrição em {workspace}:' },
    withDue: '{enrolled}, prazo até {due}',
  },
  stop: 'Parar de receber e-mails sobre meus cursos',
  stopQuestions: 'Parar de receber e-mails sobre perguntas sem resposta',
  stopReplies: 'Parar de receber e-mails sobre respostas às minhas perguntas',
  letters: {
    RESET_PW: {
      subject: 'Crie uma nova senha para {workspace}',
      preview: 'O link vale por {duration}.',
      heading: 'Crie uma nova senha',
      before: [
        'Alguém pediu uma nova senha para a sua conta em {workspace}. Se foi você, crie a nova senha agora. Você sairá da conta em todos os dispositivos.',
      ],
      action: 'Criar uma nova senha',
      after: [
        'O link vale por {duration} e funciona uma única vez.',
        'Se não foi você, ignore este e-mail. A sua senha continua a mesma.',
      ],
    },
    INVITATION: {
      subject: 'Convite para {workspace}',
      preview: 'Crie a sua conta ou entre, se já tiver uma.',
      heading: 'Você recebeu um convite para {workspace}',
      before: [
        'Crie a sua conta e comece a aprender. Se já existir uma conta com este endereço, entre com ela. Se não souber a senha, você pode criar uma nova ali mesmo.',
      ],
      action: 'Aceitar o convite',
      after: [
        'O convite é para {recipient} e vale por {duration}.',
        'Se você não sabe do que se trata, ignore este e-mail. Nada vai acontecer.',
      ],
    },
    PASSWORD_CHANGED: {
      subject: 'A sua senha em {workspace} foi alterada',
      preview: 'Se não foi você, crie uma nova senha agora mesmo.',
      heading: 'A sua senha foi alterada',
      before: [
        'A senha da sua conta {recipient} foi alterada em {time}. As sessões nos outros dispositivos foram encerradas.',
        'Se foi você, não é preciso fazer mais nada. Se não foi, crie uma nova senha agora mesmo.',
      ],
      action: 'Criar uma nova senha',
      after: [],
    },
    REMINDER: {
      subject: '{due}',
      preview: 'O que falta e até quando.',
      heading: 'Ainda por concluir',
      before: ['Você ainda não concluiu:'],
      action: 'Continuar aprendendo',
      after: ['Você recebe no máximo um lembrete por dia. Um curso concluído não é mais mencionado.'],
    },
    MESSAGE: {
      subject: '{message}',
      preview: 'Sobre o curso “{course}”.',
      heading: '{message}',
      before: [],
      action: 'Ir para o curso',
      after: ['Você recebeu esta mensagem porque está inscrito no curso “{course}” em {workspace}.'],
    },
    INACTIVE_ACCOUNT: {
      subject: 'Sua conta em {workspace} será excluída',
      preview: 'Entre para mantê-la.',
      heading: 'Entre para manter sua conta',
      before: [
        'Faz muito tempo que você não usa sua conta {recipient} em {workspace}. Em {date} ela será excluída, junto com seu progresso, suas conquistas e seus certificados.',
        'Para mantê-la, entre antes desse dia. Não é preciso fazer mais nada.',
      ],
      action: 'Entrar e manter a conta',
      after: ['Se você não precisa mais da conta, ignore este e-mail.'],
    },
    ENROLMENT: {
      subject: '{enrolled}',
      preview: 'Seu lugar está garantido. Comece quando quiser.',
      heading: 'Há algo novo para aprender',
      before: ['{lead}'],
      action: 'Começar a aprender',
      after: [],
    },
    QUESTIONS: {
      subject: 'Perguntas à espera de resposta em {workspace}',
      preview: 'O que perguntaram nos seus cursos.',
      heading: 'Há perguntas à espera de resposta',
      before: ['Estas perguntas foram feitas nos seus cursos e ainda ninguém respondeu:'],
      action: 'Ir para as perguntas',
      after: ['Você recebe no máximo um e-mail como este por dia, e só sobre perguntas novas.'],
    },
    REPLY: {
      subject: 'Uma resposta à sua pergunta em {workspace}',
      preview: 'Alguém respondeu ao que você perguntou.',
      heading: 'Alguém respondeu à sua pergunta',
      before: ['Há uma nova resposta na discussão:'],
      action: 'Ler a resposta',
      after: ['Você recebe no máximo um e-mail como este por hora para cada pergunta.'],
    },
  },
};
