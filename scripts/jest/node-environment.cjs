const { TestEnvironment } = require('jest-environment-node');
const kept = require('./kept-environment.cjs');

/** jest's environment for Node, one for all of a worker's test files. */
module.exports = kept(TestEnvironment);
