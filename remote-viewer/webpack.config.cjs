const { frontEnd } = require('../webpack.shared.js');

module.exports = frontEnd({
  directory: __dirname,
  name: 'viewer',
  exposes: { './experience': './src/experience/index.tsx' },
  usesScene: true,
});
