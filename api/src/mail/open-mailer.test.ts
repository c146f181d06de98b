import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMailer } from './open-mailer';

const mail = {
  to: 'someone@vitrine.test',
  subject: 'Invitation to Möbel',
  text: 'https://vitrine.test/manager',
};
const mailFrom = 'Vitrine <no-reply@vitrine.test>';
const warnings: unknown[] = [];
const log = { warn: (warning: unknown) => warnings.push(warning) };

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('keeps a mail in the outbox when no server is configured, and says that it was not sent', async () => {
  expect(await openMailer({ dataDir, mailFrom, smtpUrl: null }, log).send(mail)).toBe(false);
  const outbox = join(dataDir, 'outbox');
  const [file = ''] = await readdir(outbox);
  const kept = await readFile(join(outbox, file), 'utf8');
  expect(kept).toContain('To: someone@vitrine.test');
  expect(kept).toContain(mail.text);
});

it('fails nothing when the outbox cannot be written', async () => {
  const file = join(dataDir, 'no-folder');
  await writeFile(file, '');
  warnings.length = 0;
  expect(await openMailer({ dataDir: file, mailFrom, smtpUrl: null }, log).send(mail)).toBe(false);
  expect(warnings.splice(0)).toHaveLength(1);
});

it('sends through SMTP when a server is configured', async () => {
  let received = '';
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (/^QUIT/m.test(chunk.toString())) socket.end('221 bye\r\n');
      else socket.write(/^DATA/m.test(chunk.toString()) ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const mailer = openMailer({ dataDir, mailFrom, smtpUrl: `smtp://127.0.0.1:${port}` }, log);
  expect(await mailer.send(mail)).toBe(true);
  expect(received).toContain('RCPT TO:<someone@vitrine.test>');
  await new Promise((closed) => server.close(closed));
});

it('says that a mail was not sent, and why in the log, when the server cannot be reached', async () => {
  const mailer = openMailer({ dataDir, mailFrom, smtpUrl: 'smtp://127.0.0.1:1' }, log);
  expect(await mailer.send(mail)).toBe(false);
  expect(warnings).toHaveLength(1);
});
