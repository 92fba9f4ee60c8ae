/** A form with one file, as a stream: a large file takes no memory, and who sends it is told how far it is. */

const PIECE_BYTES = 64 * 1024;

export interface FormFile {
  readonly file: Blob;
  readonly fileName: string;
  /** The other members of the form, which stand before the file. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface StreamedForm {
  readonly contentType: string;
  readonly body: ReadableStream<Uint8Array>;
}

/** `onSent` is told with each piece how many bytes of the file were taken. */
export function streamedForm({ file, fileName, fields }: FormFile, onSent: (sentBytes: number) => void): StreamedForm {
  const boundary = `lectern-${crypto.randomUUID()}`;
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  head.push(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(fileName)}"\r\n` +
      `Content-Type: ${file.type || 'application/octet-stream'}\r\n\r\n`,
  );
  const pieces = piecesOf(file, { head: head.join(''), tail: `\r\n--${boundary}--\r\n`, onSent });
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done === true) {
          controller.close();
        } else {
          controller.enqueue(value);
        }
      },
      async cancel() {
        await pieces.return();
      },
    }),
  };
}

interface Around {
  readonly head: string;
  readonly tail: string;
  readonly onSent: (sentBytes: number) => void;
}

async function* piecesOf(file: Blob, { head, tail, onSent }: Around): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(head);
  for (let begin = 0; begin < file.size; begin += PIECE_BYTES) {
    const piece = await file.slice(begin, begin + PIECE_BYTES).arrayBuffer();
    yield new Uint8Array(piece);
    onSent(begin + piece.byteLength);
  }
  yield encoder.encode(tail);
}

/** As browsers write names of files. */
const quoted = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * Whether a request may have a stream as its body. A browser's page may so over HTTP/2 alone, and cannot find out beforehand: there a form is
 * sent as it is, and its beginning and its end are told.
 */
export const canStream = (): boolean => !('document' in globalThis) && takesStreams();

function takesStreams(): boolean {
  let isAsked = false;
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isAsked = true;
      return 'half' as const;
    },
  };
  // A platform that knows no streams makes a text of it, with a type.
  return !new Request('https://lectern.invalid', init).headers.has('content-type') && isAsked;
}
