const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { PreloadMapPlugin } = require('../scripts/webpack/preload-map-plugin.cjs');
const { frontEnd } = require('../webpack.shared.js');

const development = process.env.NODE_ENV === 'development';

module.exports = frontEnd({
  directory: __dirname,
  name: 'shell',
  own: {
    entry: {
      main: [...(development ? [path.join(__dirname, '../scripts/dev-preamble.cjs')] : []), './src/main.ts'],
    },
    plugins: [
      // The server fills in what is marked in the template (server/page.ts).
      new HtmlWebpackPlugin({
        template: path.join(__dirname, 'src/index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
      // In development, names carry no hashes, and files come and go.
      ...(development ? [] : [new PreloadMapPlugin()]),
    ],
  },
});
