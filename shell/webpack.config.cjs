const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { PreloadMapPlugin } = require('../scripts/webpack/preload-map-plugin.cjs');
const { ServiceWorkerPlugin } = require('../scripts/webpack/service-worker-plugin.cjs');
const { ShellFilePlugin } = require('../scripts/webpack/shell-file-plugin.cjs');
const { contractVersion, frontEnd } = require('../webpack.shared.js');

const development = process.env.NODE_ENV === 'development';

module.exports = frontEnd({
  directory: __dirname,
  name: 'shell',
  own: {
    entry: {
      main: [
        ...(development ? [path.join(__dirname, '../scripts/start/dev-preamble.cjs')] : []),
        './src/main.ts',
      ],
    },
    // What every page needs, in two files: it compresses better together than one shared module at a time, and is not
    // there twice, for whoever provides a module and for whoever falls back to it.
    cacheGroups: {
      react: {
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        name: 'react',
        chunks: 'async',
        enforce: true,
      },
      host: {
        test: /[\\/]shared[\\/]src[\\/](host[\\/]|browser[\\/]observable|client[\\/]with-token)|[\\/]node_modules[\\/](react-router|react-router-dom|eventsource-parser)[\\/]/,
        name: 'host',
        chunks: 'async',
        enforce: true,
      },
    },
    plugins: [
      // The server fills in what is marked in the template (server/page.ts).
      new HtmlWebpackPlugin({
        template: path.join(__dirname, 'src/index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
      new ShellFilePlugin(contractVersion),
      // In development, names carry no hashes, and files come and go.
      ...(development
        ? []
        : [
            new PreloadMapPlugin(),
            new ServiceWorkerPlugin({
              'service-worker': './src/offline/service-worker.ts',
              'withdrawn-service-worker': './src/offline/withdrawn-service-worker.ts',
            }),
          ]),
    ],
  },
});
