import type { RunningProduct } from './startProduct.ts';

const PEOPLE = ['learner', 'learner2', 'author', 'voucher', 'admin'];

/** The words that `npm start` ends with: where everything is and how to sign in. */
export function describeProduct({ webUrl, platformUrl, outboxUrl, hasDemo, logFolder }: RunningProduct): string {
  const second = new URL(webUrl);
  second.hostname = 'acme.localhost';
  const lines = [
    '',
    'Lectern is ready.',
    '',
    `  Web client      ${webUrl}/`,
    `  GraphQL IDE     ${webUrl}/graphql`,
    `  REST platform   ${platformUrl}/`,
    `  REST API page   ${platformUrl}/docs`,
    ...(outboxUrl ? [`  Mails           ${outboxUrl}`] : []),
  ];
  if (hasDemo) {
    lines.push(
      `  Workspace 2     ${second.origin}/`,
      '',
      '  Demo accounts, password lectern-demo:',
      `    ${PEOPLE.map((name) => `${name}@demo.test`).join('  ')}`,
      `    in workspace 2: ${PEOPLE.map((name) => `${name}@acme.test`).join('  ')}`,
    );
  }
  lines.push('', logFolder ? `  Logs are in ${logFolder}. Press Ctrl-C to stop.` : '  Press Ctrl-C to stop.', '');
  return lines.join('\n');
}
