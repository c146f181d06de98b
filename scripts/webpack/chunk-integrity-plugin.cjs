const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const pluginName = 'ChunkIntegrityPlugin';

/**
 * Makes a remote's build ask the page for the SHA-384 of each chunk before it loads it, and leave the check to the
 * browser. The shell fills __VITRINE_INTEGRITY__, by absolute address, from the remote's verified manifest; a build
 * cannot hold the hashes itself, since its own entry is among them.
 */
class ChunkIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(pluginName, (source) =>
        withIntegrity(source, 'script', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        pluginName,
        (source, { tag, href }) => withIntegrity(source, tag, href),
      );
    });
  }
}

const withIntegrity = (source, tag, url) => `${source}
var known = globalThis.__VITRINE_INTEGRITY__ && globalThis.__VITRINE_INTEGRITY__[${url}];
if (known) { ${tag}.integrity = known; ${tag}.crossOrigin = 'anonymous'; }`;

module.exports = { ChunkIntegrityPlugin };
