const { frontEnd } = require('../webpack.shared.js');

module.exports = frontEnd({
  directory: __dirname,
  name: 'viewer',
  exposes: { './experience': './src/experience/index.tsx' },
  usesScene: true,
  own: {
    // What is behind the landing comes in one file, whatever of it the editor's preview needs too.
    cacheGroups: {
      default: {
        chunks: ({ name }) => name !== 'inside',
        minChunks: 2,
        priority: -20,
        reuseExistingChunk: true,
      },
    },
  },
});
