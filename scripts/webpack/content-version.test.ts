import { join } from 'node:path';
import { valid } from 'semver';
import { Variant } from '../../e2e/support/variant';

const { contentVersion } = require('./content-version.cjs');

let variant: Variant;
beforeEach(() => {
  variant = new Variant([]);
});
afterEach(() => variant.remove());

const version = (provided = ['react', 'react-dom']) =>
  contentVersion({
    entry: join(variant.folder, 'shared/src/scene/index.ts'),
    lockFile: join(variant.folder, 'package-lock.json'),
    provided,
  });

describe('the version of shared/scene', () => {
  it('is one, and stays while the code does', () => {
    const before = version();
    expect(valid(before)).toBe(before);
    variant
      .replace('shared/src/scene/index.ts', '/** @returns the scene', '/** @returns a scene')
      .replace('shared/src/scene/scene-canvas.tsx', "'missing' | 'failed';", "'failed' | 'missing';")
      .replace('shared/src/contract/federation/version.ts', "contractVersion = '", "contractVersion = '7")
      .replace(
        'package-lock.json',
        '"node_modules/antd": {\n      "version": "',
        '"node_modules/antd": {\n      "version": "9',
      );
    expect(version()).toBe(before);
  });

  it.each([
    ['a file of its own', 'shared/src/scene/scene-canvas.tsx', "width: '100%'", "width: '99%'"],
    [
      'a file that comes later',
      'shared/src/scene/editing/edited-scene.tsx',
      'export default function',
      'export const more = 1;\nexport default function',
    ],
    [
      'a package',
      'package-lock.json',
      '"node_modules/three": {\n      "version": "',
      '"node_modules/three": {\n      "version": "9',
    ],
    [
      'a package’s package',
      'package-lock.json',
      '"node_modules/zustand": {\n      "version": "',
      '"node_modules/zustand": {\n      "version": "9',
    ],
  ])('is another one after a change of %s', (_what, file, from, to) => {
    const before = version();
    variant.replace(file, from, to);
    expect(version()).not.toBe(before);
  });

  it('does not depend on what the shell brings', () => {
    const before = version();
    variant.replace(
      'package-lock.json',
      '"node_modules/react": {\n      "version": "',
      '"node_modules/react": {\n      "version": "9',
    );
    expect(version()).toBe(before);
    expect(version([])).not.toBe(before);
  });
});
