const { promisify } = require('node:util');
const { brotliCompress, constants, gzip } = require('node:zlib');

const compressible = /\.(js|css|svg)$|^mf-manifest\.json$/;
/** Below this, headers weigh more than what compression saves. */
const worthItBytes = 1024;

const encodings = [
  {
    suffix: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { suffix: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
];

/**
 * Puts a brotli and a gzip copy beside every text file that browsers get, at the highest quality, which is too slow to be
 * done while somebody waits. Kept in webpack's cache: only what changed is compressed again.
 */
class PrecompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = PrecompressPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const cache = compilation.getCache(name);
      compilation.hooks.processAssets.tapPromise(
        // After everything that writes or changes a file.
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        async () => {
          const jobs = compilation.getAssets().flatMap(({ name: file, source }) => {
            if (!compressible.test(file) || source.size() < worthItBytes) return [];
            const etag = cache.getLazyHashedEtag(source);
            return encodings.map(async ({ suffix, compress }) => {
              const compressed = await cache.providePromise(
                `${file}${suffix}`,
                etag,
                async () => new sources.RawSource(await compress(source.buffer())),
              );
              compilation.emitAsset(`${file}${suffix}`, compressed);
            });
          });
          await Promise.all(jobs);
        },
      );
    });
  }
}

module.exports = { PrecompressPlugin };
