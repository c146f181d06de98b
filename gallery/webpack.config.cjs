/**
 * One page of all stories: the sources as the packages compile them, without federation. See
 * docs/decisions/own-gallery.md.
 */
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { module: sources, resolve, target } = require('../shell/webpack.config.cjs');

const isServed = process.env.WEBPACK_SERVE === 'true';

module.exports = {
  mode: 'development',
  devtool: isServed ? 'eval-cheap-module-source-map' : false,
  context: __dirname,
  entry: './src/main.tsx',
  target,
  output: { path: path.join(__dirname, 'dist'), clean: true },
  cache: {
    type: 'filesystem',
    name: isServed ? 'served' : 'built',
    cacheDirectory: path.join(__dirname, '.cache/webpack'),
    buildDependencies: { config: [__filename, path.join(__dirname, '../webpack.shared.js')] },
  },
  resolve,
  // Everything at once: whoever looks at a part wants to see it, not how it arrives.
  module: { ...sources, parser: { javascript: { dynamicImportMode: 'eager' } } },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [new HtmlWebpackPlugin({ title: 'Gallery' }), new MiniCssExtractPlugin()],
  devServer: {
    host: '127.0.0.1',
    port: 3005,
    hot: false,
    client: { overlay: false },
    static: { directory: path.join(__dirname, '../demo/src'), publicPath: '/demo', watch: false },
  },
};
