const { exposeFolders, frontEnd } = require('../webpack.shared.js');

module.exports = frontEnd({
  directory: __dirname,
  name: 'manager',
  exposes: exposeFolders(__dirname, 'src/screens'),
});
