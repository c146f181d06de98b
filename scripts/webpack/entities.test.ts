import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack from 'webpack';

const { frontEnd } = require('../../webpack.shared.js');

const folder = mkdtempSync(join(tmpdir(), 'vitrine-entities-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Some, so that not only the table says what it holds. */
const known = {
  amp: '&',
  lt: '<',
  quot: '"',
  nbsp: '\u00a0',
  euro: '€',
  copy: '©',
  hellip: '…',
  szlig: 'ß',
  notin: '∉',
  NotEqualTilde: '≂̸',
  CounterClockwiseContourIntegral: '∳',
};

/** Visitors' pages refuse every string that would become markup (Trusted Types), so that nothing may decode that way. */
it('reads entities in Markdown as the builds for browsers do, without making markup of it', async () => {
  const input = join(folder, 'index.js');
  writeFileSync(
    input,
    `export { decodeString } from 'micromark-util-decode-string';
     export { characterEntities } from 'character-entities';`,
  );
  const { resolve: resolving, target } = frontEnd({ directory: folder, name: 'viewer', exposes: {} });
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: input,
    target,
    resolve: { ...resolving, modules: [resolve(import.meta.dirname, '../../node_modules')] },
    output: { path: folder, filename: 'out.cjs', library: { type: 'var', name: 'built' } },
    optimization: { minimize: false },
  });
  const errors = await new Promise((done) =>
    compiler?.run((error, stats) => done(error ?? stats?.toJson().errors)),
  );
  expect(errors).toEqual([]);
  // A browser's build, where there is no document: what made markup of anything would throw.
  const script = readFileSync(join(folder, 'out.cjs'), 'utf8');
  const { characterEntities, decodeString } = new Function(`${script}; return built;`)();
  expect(characterEntities).toMatchObject(known);
  // As many as HTML has with a semicolon.
  expect(Object.keys(characterEntities)).toHaveLength(2125);
  for (const [name, character] of Object.entries(characterEntities))
    expect(decodeString(`a &${name}; b`)).toBe(`a ${character} b`);
  expect(decodeString('&nothing; &amp &#38; &#x26;')).toBe('&nothing; &amp & &');
});
