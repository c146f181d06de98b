/**
 * The product as one ordinary single-page bundle, for the benchmark of what federation costs: the shell's own
 * configuration without the federation plugin, with every remote's screens imported straight from their sources.
 */
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const shell = require('../../../shell/webpack.config.cjs');

const folder = path.resolve(__dirname, '../../.cache/bundle');

module.exports = {
  ...shell,
  output: { ...shell.output, path: path.join(folder, 'dist'), uniqueName: 'vitrine-bundle' },
  cache: { ...shell.cache, cacheDirectory: path.join(folder, 'webpack'), name: 'bundle' },
  plugins: [
    ...shell.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
    new NormalModuleReplacementPlugin(/^\.\/open-release$/, path.join(__dirname, 'open-release.ts')),
  ],
};
