const { createHash } = require('node:crypto');
const { contractRange } = require('./contract-range.cjs');
const { filesOfGroups } = require('./files-of-groups.cjs');

const manifestName = 'mf-manifest.json';

/**
 * Adds our members (ManifestAdditions in shared/src/contract/federation/registry.ts) to a remote's manifest: the SHA-384 of
 * every script and style sheet beside it, the contract versions that the remote works with, and what its areas' stages
 * take to run.
 */
class RemoteManifestPlugin {
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const pluginName = RemoteManifestPlugin.name;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      let contract;
      // Before modules are merged and shaken: every import still says what it imports.
      compilation.hooks.finishModules.tap(pluginName, (modules) => {
        try {
          contract = contractRange(modules, compilation.moduleGraph);
        } catch (error) {
          compilation.errors.push(new WebpackError(error.message));
        }
      });
      compilation.hooks.processAssets.tap(
        // After the last plugin that changes a file; the federation plugin's manifest is there by then.
        { name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const manifest = compilation.getAsset(manifestName);
          if (!manifest || !contract) return;
          const additions = {
            contract,
            stages: stagesOf(compilation),
            integrity: integrityOf(compilation.getAssets()),
          };
          const text = JSON.stringify({ ...JSON.parse(manifest.source.source()), ...additions }, null, 2);
          compilation.updateAsset(manifestName, new sources.RawSource(text));
          // The federation plugin's own report on the build; nothing reads it at runtime.
          compilation.deleteAsset('mf-stats.json');
        },
      );
    });
  }
}

function integrityOf(assets) {
  const files = assets
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .map(({ name, source }) => [
      name,
      `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
    ]);
  return Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** By area; `webpackChunkName` names a stage's chunk after its file (remote-viewer/src/landing/prefetch-stages.ts). */
function stagesOf(compilation) {
  const filesOf = filesOfGroups(compilation);
  const stages = [...compilation.namedChunkGroups].flatMap(([name, group]) => {
    const area = /^(.+)-stage-ts$/.exec(name)?.[1];
    return area ? [[area, filesOf(group)]] : [];
  });
  return Object.fromEntries(stages);
}

module.exports = { RemoteManifestPlugin };
