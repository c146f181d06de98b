/**
 * What it takes to run a chunk group of a compilation. With its own files go those of the shared modules that its own
 * modules import: the federation runtime gets each from whoever provides it, here the build itself, in a chunk that
 * webpack does not count to the group.
 * @returns a function that lists a group's scripts and style sheets.
 */
function filesOfGroups({ chunkGraph, modules }) {
  const provided = providedModules(modules);
  const filesOf = (group, seen) => {
    if (seen.has(group)) return [];
    seen.add(group);
    const files = [];
    for (const chunk of group.chunks) {
      files.push(...chunk.files);
      for (const module of chunkGraph.getChunkModulesIterable(chunk))
        if (module.type === 'consume-shared-module')
          for (const block of provided.get(module.options.shareKey)?.blocks ?? [])
            files.push(...filesOf(chunkGraph.getBlockChunkGroup(block), seen));
    }
    return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
  };
  return (group) => filesOf(group, new Set());
}

/** What the federation plugin puts in the place of each module that a build shares, by the module's name. */
const providedModules = (modules) =>
  new Map(
    [...modules].filter(({ type }) => type === 'provide-module').map((module) => [module._name, module]),
  );

module.exports = { filesOfGroups };
