import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { loaderExtensions } from './glb-extensions.mjs';
import { remarks } from './gltf-remarks.mjs';

const textOf = (path: string) => readFile(createRequire(__filename).resolve(path), 'utf8');

test('The extensions of the scenes’ loader are those that the check of models knows', async () => {
  const loader = await textOf('three/examples/jsm/loaders/GLTFLoader.js');
  const [, list = ''] = /\bconst EXTENSIONS = \{([^}]*)\}/.exec(loader) ?? [];
  const names = [...list.matchAll(/: '(\w+)'/g)].map(([, name]) => name);
  // The container itself.
  expect(new Set(names)).toEqual(new Set([...loaderExtensions, 'KHR_binary_glTF']));
});

test('What the validator is not asked about are all of its warnings and hints, and none of its errors', async () => {
  const list = await textOf('gltf-validator/ISSUES.md');
  const issues = [...list.matchAll(/^\|([A-Z\d_]+)\|.*\|(\w+)\|$/gm)];
  const harmless = issues.filter(([, , severity]) => severity !== 'Error').map(([, code]) => code);
  expect([...remarks].sort()).toEqual(harmless.sort());
});
