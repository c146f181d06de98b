import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestAdditions } from '@vitrine/shared/contract/federation/registry';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { Variant } from '../../e2e/support/variant';

const versionFile = 'shared/src/contract/federation/version.ts';
const tableFile = 'shared/src/contract/federation/released-exports.json';
const screen = 'remote-viewer/src/experience/index.tsx';

/** Builds the real viewer, from copies of the workspace in which something else is. */
let variant: Variant;
beforeEach(() => {
  variant = new Variant(['remote-viewer']);
});
afterEach(() => variant.remove());

interface Manifest extends ManifestAdditions {
  metaData: { globalName: string };
}
const manifestIn = (output: string): Manifest =>
  JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8'));

describe('the build of a remote', () => {
  it('asks for the first contract that has all that it imports; lists the SHA-384 of every file and what a stage takes; is named by its content', async () => {
    variant
      .replace(versionFile, `'${contractVersion}'`, "'1.3.0'")
      .replace(tableFile, '"useLive": "1.0.0"', '"useLive": "1.2.0"')
      .replace(tableFile, '"useDiagnostics": "1.0.0"', '"useDiagnostics": "1.3.0"');
    const output = await variant.build('remote-viewer');
    const first = manifestIn(output);
    expect(first.contract).toBe('^1.2.0');
    const files = Object.entries(first.integrity);
    expect(files.map(([name]) => name)).toContain('remoteEntry.js');
    for (const [name, sum] of files) {
      const content = readFileSync(join(output, name));
      expect(sum).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
    }
    // What fills the page, and the 3D code that it shares.
    const stage = first.stages.scenes ?? [];
    expect(stage).toContain('scenes-stage-ts.js');
    expect(stage.some((name) => readFileSync(join(output, name), 'utf8').includes('THREE.'))).toBe(true);
    variant.replace(screen, 'export default', '// Another build.\nexport default');
    const second = manifestIn(await variant.build('remote-viewer'));
    expect(second.metaData.globalName).toMatch(/^viewer_[0-9a-f]{8}$/);
    expect(second.metaData.globalName).not.toBe(first.metaData.globalName);
  });

  it('fails for a name that no shell is known to have, and for taking everything, since nobody knows what that is', async () => {
    variant
      .replace(tableFile, '"useLive": "1.0.0",', '')
      .replace(screen, 'export default', "export * as all from '@vitrine/shared/host';\nexport default");
    const failure = variant.build('remote-viewer');
    await expect(failure).rejects.toThrow(
      /useLive of @vitrine\/shared\/host is not in .*released-exports\.json.*Add it there/,
    );
    await expect(failure).rejects.toThrow(/Import it by names/);
  });
});
