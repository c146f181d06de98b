import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Mailer } from './mailer';

const patienceMs = 10_000;

/** SMTP when it is configured; otherwise a folder that keeps, as .eml files, what would have been sent. */
export function openMailer(
  { dataDir, mailFrom, smtpUrl }: Pick<Config, 'dataDir' | 'mailFrom' | 'smtpUrl'>,
  log: Pick<Logger, 'warn'>,
): Mailer {
  const transport = smtpUrl ? nodemailer.createTransport(withTimeouts(smtpUrl)) : null;
  const keep = outbox(join(dataDir, 'outbox'), mailFrom);
  return {
    async send(mail) {
      try {
        if (!transport) return await keep.send(mail);
        await transport.sendMail({ from: mailFrom, ...mail });
        return true;
      } catch (error) {
        // The invitation is committed and the caller still shows the link to copy: it must not fail with its mail.
        log.warn({ err: error }, transport ? 'mail was not sent' : 'mail was not kept in the outbox');
        return false;
      }
    },
  };
}

/** Somebody waits for the answer: nodemailer itself would wait for minutes. What the address says of its own holds. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(patienceMs));
  return url.href;
}

function outbox(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
      return false;
    },
  };
}
