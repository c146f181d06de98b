const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const pluginName = 'ChunkDeadlinePlugin';

/**
 * Makes a remote's build hand the element of each chunk and style sheet over to the shell before it inserts it
 * (__VITRINE_LOAD__, shell/src/remotes/preload.ts), which gives up on what does not come within the page's deadline, so
 * that it can be asked for again. webpack's own deadline is compiled in, ends no request, and style sheets have none.
 */
class ChunkDeadlinePlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.options.output.chunkLoadTimeout = 2 ** 31 - 1;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(pluginName, (source) =>
        handedOver(source, 'script'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        pluginName,
        (source, { tag }) => handedOver(source, tag),
      );
    });
  }
}

const handedOver = (source, tag) => `${source}\nglobalThis.__VITRINE_LOAD__?.(${tag});`;

module.exports = { ChunkDeadlinePlugin };
