import { SMTPServer } from 'smtp-server';

type TrappedFile = { name: string; content: Buffer };
type TrappedMail = { from: string; to: string[]; subject: string; content: string; files: TrappedFile[] };
export type MailTrap = {
  readonly port: number;
  readonly mails: TrappedMail[];
  /** Refuses so many of the next mails, as a server does that is busy. */
  refuse(count: number): void;
  close(): Promise<void>;
};

/** Where a part of a mail with attachments ends, as our sender marks it. */
const PART_END = '\r\n----_NmP';

/** An SMTP server on this machine that keeps what it is given. */
export async function mailTrap(account: { user: string; password: string }): Promise<MailTrap> {
  const mails: TrappedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const right = username === account.user && password === account.password;
      done(right ? null : new Error('unknown user'), right ? { user: username } : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        }
        const raw = Buffer.concat(chunks).toString();
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          subject: decodeWords(/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? ''),
          content: raw
            .split(/\r\n\r\n/)
            .slice(1)
            .map((part) => decodeBody(part.split(PART_END)[0] ?? ''))
            .join('\n'),
          files: filesIn(raw),
        });
        done();
      });
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => resolve());
  await promise;
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mails,
    refuse: (count) => {
      refusals = count;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The attachments of a mail, whose bytes travel as base64 and whose names may come in pieces (RFC 2231). */
function filesIn(raw: string): TrappedFile[] {
  return raw
    .split(/^Content-Disposition: attachment;/m)
    .slice(1)
    .map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      const pieces = [...head.matchAll(/filename(?:\*\d*\*?)?="?([^";\r\n]*)/g)].map(([, piece]) => piece).join('');
      const bytes = body.split(PART_END)[0] ?? '';
      return { name: decodeURIComponent(pieces.replace("utf-8''", '')), content: Buffer.from(bytes, 'base64') };
    });
}

/** `=?UTF-8?B?...?=` and `=?UTF-8?Q?...?=` (RFC 2047). */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );

const quoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decodeBody = (part: string): string =>
  /^[A-Za-z0-9+/=\s]+$/.test(part) ? Buffer.from(part, 'base64').toString() : quoted(part);
