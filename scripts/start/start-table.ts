import { createRequire } from 'node:module';
import { demoAccounts } from '@vitrine/shared/contract/demo';
import type { ProcessGroup } from './process-group';

/** One table of addresses and demo accounts, and on --lan a QR code for a phone. */
export async function printAddresses(addresses: ProcessGroup['addresses'], withQr: boolean): Promise<void> {
  const rows = [
    ['Showroom, as a visitor sees it', `${addresses.shell}/showroom24`],
    ['Manager, for staff', `${addresses.shell}/manager`],
    ['API, with a page to try it', `${addresses.shell}/v1/docs`],
    ['State of every part', `${addresses.shell}/statusz`],
    ...demoAccounts.map(({ role, email, password }) => [`Demo ${role}`, `${email}   ${password}`]),
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length));
  const lines = rows.map(([label = '', value]) => `  ${label.padEnd(width)}   ${value}`);
  process.stdout.write(`\nVitrine is up.\n\n${lines.join('\n')}\n\n`);
  if (withQr) {
    const qrcode = createRequire(import.meta.url)('qrcode') as typeof import('qrcode');
    process.stdout.write(
      `${await qrcode.toString(`${addresses.shell}/showroom24`, { type: 'terminal', small: true })}\n`,
    );
  }
  process.stdout.write('Ctrl-C stops everything.\n');
}
