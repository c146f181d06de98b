const { exposeAreas, frontEnd } = require('../webpack.shared.js');

module.exports = frontEnd({
  directory: __dirname,
  name: 'experienceEditor',
  exposes: { './frame': './src/frame/index.tsx', ...exposeAreas() },
  usesScene: true,
});
