import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, manifestName } from '../built-remote';
import { shellFileName } from '../built-shell';

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

/** The same for the shell: its page, and the file that says what it is. */
export function writeFakeShell(output: string, contract: string): string {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(join(output, 'assets'), { recursive: true });
  writeFileSync(join(output, 'index.html'), 'the page');
  writeFileSync(join(output, 'assets/main.js'), 'the code');
  writeFileSync(join(output, 'assets/main.js.br'), 'compressed');
  writeFileSync(join(output, shellFileName), JSON.stringify({ contract }));
  return output;
}
