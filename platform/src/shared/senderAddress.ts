import addressparser from 'nodemailer/lib/addressparser';

/** The address alone of a sender such as `Lectern <no-reply@example.org>`. */
export function senderAddress(from: string): string {
  const first = addressparser(from, { flatten: true })[0];
  return first?.address ?? from;
}
