import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, manifestName } from '../built-remote';

/** Writes what webpack would: an entry, a chunk and a manifest that lists both. */
export function writeFakeBuild(output: string, { content = 'one', contract = '^1.0.0' } = {}): string {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const files = { 'remoteEntry.js': `entry of ${content}`, 'chunk.js': `chunk of ${content}` };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(output, name), text);
  const integrity = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, integrityOf(Buffer.from(text))]),
  );
  writeFileSync(join(output, manifestName), JSON.stringify({ contract, integrity }));
  writeFileSync(join(output, 'chunk.js.br'), 'compressed');
  writeFileSync(join(output, '.sources'), 'bookkeeping of the build');
  return output;
}
