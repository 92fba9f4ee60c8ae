import { expect, test, vi } from 'vitest';
import { runCommand } from './runCommand.ts';

const run = (script: string) =>
  runCommand([process.execPath, '-e', script], { cwd: import.meta.dirname, env: process.env });

test('what a command prints is shown, and its end is kept without colours', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { code, lastWords } = await run(
    "for (let line = 1; line <= 40; line += 1) console.log('\\u001b[31mline ' + line + '\\u001b[0m'); process.exitCode = 3",
  );
  const shown = write.mock.calls.map(([text]) => text).join('');
  write.mockRestore();
  expect(code).toBe(3);
  expect(shown).toContain('line 1\u001b');
  expect(lastWords.split('\n')).toEqual(Array.from({ length: 15 }, (_, index) => `line ${index + 26}`));
});

test('lines of a command that is not alone stand whole behind its name', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const script = "process.stdout.write('one\\ntw'); setImmediate(() => process.stdout.write('o\\nend'))";
  const { lastWords } = await runCommand([process.execPath, '-e', script], {
    cwd: import.meta.dirname,
    env: process.env,
    prefix: 'web │ ',
  });
  const shown = write.mock.calls.map(([text]) => text).join('');
  write.mockRestore();
  expect(shown).toBe('web │ one\nweb │ two\nweb │ end\n');
  expect(lastWords).toBe('one\ntwo\nend');
});

test('a command that ends without a word has its exit code for words', async () => {
  expect(await run('process.exitCode = 2')).toEqual({ code: 2, lastWords: 'It ended with 2 and said nothing.' });
});

test('what a command leaves behind does not hold the run up', async () => {
  const script =
    "const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], " +
    "{ detached: true, stdio: ['ignore', 'inherit', 'inherit'] }); process.stderr.write(`left ${pid}`); process.exit(0)";
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { code, lastWords } = await run(script);
  write.mockRestore();
  expect(code).toBe(0);
  process.kill(Number(lastWords.replace('left ', '')), 'SIGKILL');
});
