const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { parseSync, transformFileSync } = require('@swc/core');

/**
 * A version for a module of ours that separate builds share: equal exactly where what they would bundle is equal.
 * It is made of the code without types and comments of all files that the module leads to, and of the locked versions
 * of the packages among them with all that those depend on. Why: docs/decisions/scene-version-by-content.md.
 * @param {object} module
 * @param {string} module.entry the module's file
 * @param {string} module.lockFile
 * @param {string[]} module.provided packages that are not bundled with it
 * @returns {string} such as 0.0.0-sha1f…: valid in semver, where no range but itself includes it
 */
function contentVersion({ entry, lockFile, provided }) {
  const codeOf = new Map();
  const packages = new Set();
  const visit = (file) => {
    if (codeOf.has(file)) return;
    const code = codeIn(file);
    codeOf.set(file, code);
    if (!isScript(file)) return;
    for (const name of importsOf(code)) {
      if (name.startsWith('.')) visit(fileAt(path.resolve(path.dirname(file), name)));
      else packages.add(packageOf(name));
    }
  };
  visit(entry);

  const hash = createHash('sha256');
  for (const file of [...codeOf.keys()].sort())
    hash
      .update(path.relative(path.dirname(entry), file))
      .update('\0')
      .update(codeOf.get(file))
      .update('\0');
  const bundled = [...packages].filter((name) => !provided.includes(name));
  for (const line of lockedPackages(lockFile, bundled, provided)) hash.update(line).update('\0');
  return `0.0.0-sha${hash.digest('hex').slice(0, 16)}`;
}

const isScript = (file) => /\.tsx?$/.test(file);

/** As builds see it. */
function codeIn(file) {
  if (!isScript(file)) return fs.readFileSync(file);
  return transformFileSync(file, {
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      minify: { format: { comments: false } },
    },
    minify: true,
  }).code;
}

/** What a module's code imports, statically and dynamically. */
function importsOf(code) {
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (/^(Import|Export(All|Named)?)Declaration$/.test(node.type) && node.source)
      found.push(node.source.value);
    if (node.type === 'CallExpression' && node.callee.type === 'Import')
      found.push(node.arguments[0].expression.value);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(code, { syntax: 'ecmascript', target: 'es2022' }).body);
  return found;
}

/** @throws when nothing is there. */
function fileAt(start) {
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => start + end)
    .find((candidate) => fs.statSync(candidate, { throwIfNoEntry: false })?.isFile());
  if (!file) throw new Error(`There is no module at ${start}`);
  return file;
}

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Packages with all that they depend on, as the lock file has them: a line each, sorted. */
function lockedPackages(lockFile, names, provided) {
  const { packages } = JSON.parse(fs.readFileSync(lockFile, 'utf8'));
  const found = new Map();
  const visit = (name, from) => {
    if (provided.includes(name)) return;
    const place = placeOf(packages, name, from);
    // Optional ones may be missing.
    if (!place || found.has(place)) return;
    const { version, dependencies = {} } = packages[place];
    found.set(place, `${place} ${version}`);
    for (const dependency of Object.keys(dependencies)) visit(dependency, place);
  };
  for (const name of names) visit(name, '');
  return [...found.values()].sort();
}

/** Where Node finds a package: inside of the one that asks, or else further out. */
function placeOf(packages, name, from) {
  const place = `${from}${from && '/'}node_modules/${name}`;
  if (packages[place]) return place;
  return from
    ? placeOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
    : null;
}

module.exports = { contentVersion };
