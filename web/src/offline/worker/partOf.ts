/** The part of a file that a `Range` header asks for: players request videos in parts. Without the header, the whole file. */
export async function partOf(file: Response, range: string | null): Promise<Response> {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return file;
  const bytes = await file.arrayBuffer();
  const start = from === '' ? Math.max(0, bytes.byteLength - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes.byteLength - 1 : Math.min(Number(to), bytes.byteLength - 1);
  if (start > end) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.byteLength}` } });
  }
  const headers = new Headers(file.headers);
  headers.set('content-range', `bytes ${start}-${end}/${bytes.byteLength}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}
