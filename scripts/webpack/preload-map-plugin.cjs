const { filesOfGroups } = require('./files-of-groups.cjs');

const mapName = 'preload.json';

/**
 * Writes preload.json: for each chunk group that a `webpackChunkName` names, the files that it takes to run it. The
 * shell's server makes preloads of it (shell/server/preloads.ts).
 */
class PreloadMapPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = PreloadMapPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the stage in which the names of files get their hashes.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const filesOf = filesOfGroups(compilation);
        const groups = [...compilation.namedChunkGroups].map(([group, chunks]) => [group, filesOf(chunks)]);
        const text = JSON.stringify(Object.fromEntries(groups), null, 2);
        compilation.emitAsset(mapName, new sources.RawSource(text));
      });
    });
  }
}

module.exports = { PreloadMapPlugin };
