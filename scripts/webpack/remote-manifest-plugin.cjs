const { createHash } = require('node:crypto');
const { contractRange } = require('./contract-range.cjs');

const manifestName = 'mf-manifest.json';

/**
 * Adds our two members (ManifestAdditions in shared/src/contract/federation/registry.ts) to a remote's manifest: the SHA-384 of
 * every script and style sheet beside it, and the contract versions that the remote works with.
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
          const additions = { contract, integrity: integrityOf(compilation.getAssets()) };
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

module.exports = { RemoteManifestPlugin };
