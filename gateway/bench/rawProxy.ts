/** The floor: a plain reverse proxy that passes bytes by undici. */
import { createServer } from 'node:http';
import { Pool } from 'undici';

const pool = new Pool(String(process.env['PLATFORM_URL']), { connections: 128 });

createServer((request, response) => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'transfer-encoding'].includes(name)),
  ) as Record<string, string>;
  const hasBody = request.method === 'POST';
  pool
    .stream(
      {
        method: request.method as 'GET',
        path: String(request.url),
        headers: { ...headers, 'x-forwarded-host': String(request.headers.host) },
        body: hasBody ? request : null,
      },
      ({ statusCode, headers: answered }) => response.writeHead(statusCode, answered as Record<string, string>),
    )
    .catch(() => response.destroy());
}).listen(Number(process.env['PORT']), '127.0.0.1');
