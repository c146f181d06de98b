const path = require('node:path');
const semver = require('semver');

const table = require('../../shared/src/contract/federation/released-exports.json');
const tableName = path.join('shared', 'src', 'contract', 'federation', 'released-exports.json');

/** Shared modules whose exports the contract covers, and their part of the table. */
const covered = { '@vitrine/shared/host': table.host, '@vitrine/shared/ui': table.ui };

/**
 * What a remote asks of the shell: the caret range of the highest version "since" which the shell has everything that
 * the remote imports from it. A remote that imports only what is old runs on an old shell, however new it is itself.
 * @param {Iterable<import('webpack').Module>} modules
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @returns {string} such as ^1.2.0
 * @throws with every name that is not in the table, and every module that takes everything at once.
 */
function contractRange(modules, moduleGraph) {
  const needed = [];
  const problems = [];
  for (const module of modules) {
    // What the federation plugin puts in the place of a shared module that the shell provides.
    const key = module.type === 'consume-shared-module' ? module.options.shareKey : '';
    const since = covered[key];
    if (!since) continue;
    const { names, takers } = importsOf(module, moduleGraph);
    for (const taker of takers)
      problems.push(
        `${taker} takes all of ${key}. Import it by names, so that it is known which shells have them.`,
      );
    for (const name of names) {
      if (since[name]) needed.push(since[name]);
      else
        problems.push(
          `${name} of ${key} is not in ${tableName}, so no shell is known to have it. Add it there with the contract version that brings it (shared/src/contract/federation/version.ts).`,
        );
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const [lowest] = semver.sort([...Object.values(table.host), ...Object.values(table.ui)]);
  return `^${semver.rsort(needed)[0] ?? `${semver.major(lowest)}.0.0`}`;
}

/** Names that other modules import from a module, and those modules that take it whole. */
function importsOf(module, moduleGraph) {
  const names = new Set();
  const takers = [];
  for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
    // "import '…'" as such, of which every import has one beside those of its names.
    if (!dependency || dependency.type === 'harmony side effect evaluation') continue;
    const [name] = dependency.getIds?.(moduleGraph) ?? [];
    if (name) names.add(name);
    else takers.push(`${originModule?.nameForCondition()} (${dependency.type})`);
  }
  return { names, takers };
}

module.exports = { contractRange };
