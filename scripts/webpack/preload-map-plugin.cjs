const mapName = 'preload.json';

/**
 * Writes preload.json: for each chunk group that a `webpackChunkName` names, the files that it takes to run it. With
 * them go the shared modules that its own modules import: the federation runtime gets each from whoever provides it,
 * here the shell itself, in a chunk that webpack does not count to the group. The shell's server makes preload tags of it (shell/server/preloads.ts).
 */
class PreloadMapPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = PreloadMapPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the stage in which the names of files get their hashes.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const provided = providedModules(compilation.modules);
        const groups = [...compilation.namedChunkGroups].map(([group, chunks]) => [
          group,
          filesOf(chunks, compilation.chunkGraph, provided),
        ]);
        const text = JSON.stringify(Object.fromEntries(groups), null, 2);
        compilation.emitAsset(mapName, new sources.RawSource(text));
      });
    });
  }
}

/** What the federation plugin puts in the place of each module that the shell shares, by the module's name. */
const providedModules = (modules) =>
  new Map(
    [...modules].filter(({ type }) => type === 'provide-module').map((module) => [module._name, module]),
  );

function filesOf(group, chunkGraph, provided, seen = new Set()) {
  if (seen.has(group)) return [];
  seen.add(group);
  const files = [];
  for (const chunk of group.chunks) {
    files.push(...chunk.files);
    for (const module of chunkGraph.getChunkModulesIterable(chunk))
      if (module.type === 'consume-shared-module')
        for (const block of provided.get(module.options.shareKey)?.blocks ?? [])
          files.push(...filesOf(chunkGraph.getBlockChunkGroup(block), chunkGraph, provided, seen));
  }
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
}

module.exports = { PreloadMapPlugin };
