const { promisify } = require('node:util');
const { webpack } = require('webpack');

/**
 * Builds what runs as a service worker beside the page's files: one file each, at the top of the output, under names
 * that stay, because browsers look for a newer one there. A build of its own, so that nothing of the federation's gets
 * into it.
 */
exports.ServiceWorkerPlugin = class {
  /** @param {Record<string, string>} entry source files by the name of what is made of them. */
  constructor(entry) {
    this.entry = entry;
  }

  apply({ context, hooks, options: { mode, module, optimization, resolve } }) {
    // Once the page's files are there: emitting them clears the folder.
    hooks.afterEmit.tapPromise('ServiceWorkerPlugin', async ({ errors, outputOptions }) => {
      const stats = await promisify(webpack)({
        mode,
        context,
        resolve,
        target: ['webworker', 'es2022'],
        devtool: false,
        entry: this.entry,
        output: { path: outputOptions.path, filename: '[name].js' },
        module: { rules: module.rules },
        optimization: { minimizer: optimization.minimizer },
        performance: { hints: false },
      });
      errors.push(...stats.compilation.errors);
    });
  }
};
