const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const pluginName = 'ChunkDeadlinePlugin';
/** In shells that do not say how long. */
const usualMs = 30_000;

/**
 * Makes a remote's build give up on a chunk that does not come within the time that the page says
 * (__VITRINE_CHUNK_DEADLINE_MS__, filled by the shell), so that it can be asked for again. webpack's own deadline is
 * compiled in, and style sheets have none: one that hangs would be waited for until the page is left.
 *
 * What is asked for again gets another address (__VITRINE_LATE_FILES__, kept with the shell): no page can end a
 * script's request, and browsers let a second one for the same address wait for the first.
 */
class ChunkDeadlinePlugin {
  apply(compiler) {
    const { RuntimeGlobals, runtime } = compiler.webpack;
    compiler.options.output.chunkLoadTimeout = 2 ** 31 - 1;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) =>
          source +
          deadline('script', 'url', (url) => `script.src = ${RuntimeGlobals.createScriptUrl}(${url})`),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        pluginName,
        (source, { tag, href }) => source + deadline(tag, href, (url) => `${tag}.href = ${url}`),
      );
    });
  }
}

/** Both kinds of loading take their handlers away when they end. */
const deadline = (tag, url, setAddress) => `
var late = (globalThis.__VITRINE_LATE_FILES__ ||= {});
if (late[${url}]) ${setAddress(`${url} + '?again=' + late[${url}]`)};
setTimeout(() => {
  if (!${tag}.onerror) return;
  late[${url}] = (late[${url}] || 0) + 1;
  ${tag}.onerror({ type: 'timeout', target: ${tag} });
}, globalThis.__VITRINE_CHUNK_DEADLINE_MS__ || ${usualMs});`;

module.exports = { ChunkDeadlinePlugin };
