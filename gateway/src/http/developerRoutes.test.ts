import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '../../developers/pages.ts';
import { renderPage } from '../../developers/render.ts';
import { schemaText } from '../schema.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

describe('BEY-46 OP-293 the pages for developers', () => {
  let folder: string;
  let gateway: TestGateway;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-developers-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<pre>curl {{origin}}/graphql</pre>');
    await writeFile(join(folder, 'tokens.html'), 'Tokens');
    await writeFile(join(folder, 'assets', 'style.css'), 'body {}');
    gateway = await createTestGateway({ DEVELOPERS_DIST: folder });
  });
  afterEach(async () => {
    await gateway.close();
    await rm(folder, { recursive: true });
  });
  const ask = (url: string, host = 'school.test:4000') => gateway.app.inject({ url, headers: { host } });

  test('name the host that was asked, and run no script but ours', async () => {
    const { statusCode, headers, body } = await ask('/developers');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toBe('<pre>curl http://school.test:4000/graphql</pre>');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect((await ask('/developers/tokens')).body).toBe('Tokens');
    expect((await ask('/developers/assets/style.css')).headers['content-type']).toContain('text/css');
    expect((await ask('/developers/assets/../index.html')).statusCode).not.toBe(200);
  });

  test('are made of Markdown, with headings to lead to and code as it is printed', () => {
    const schema = buildSchema(schemaText);
    const html = pages.map((page) => renderPage(page, schema));
    for (const [index, page] of pages.entries()) {
      expect(html[index]).toContain(`<a href="${page.path}" aria-current="page">`);
      expect(html[index]).not.toMatch(/__[A-Z]+__|<!-- (?:generated|include)/);
    }
    expect(html[0]).toContain('<h2 id="three-commands">');
    expect(html.join('')).toContain('<code>COURSES_READ</code>');
  });
});
