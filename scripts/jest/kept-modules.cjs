/**
 * jest's runtime, which keeps from one test file to the next what was loaded of libraries and of the contract: loading
 * them took longer than most files' tests. Needs the environment that stays too (node-environment.cjs). The product's
 * own modules, which have a state, are loaded anew for every file; for one that mocks modules, everything is.
 */
const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

/** firebase-admin has a state: the apps that were made. */
const staysAlike = (path) =>
  path.includes('/node_modules/')
    ? !path.includes('/node_modules/firebase-admin/')
    : path.includes('/shared/src/contract/') && !/\.test\.ts$|\/testing\//.test(path);
const changesModules = /\bjest\.(mock|doMock|resetModules|isolateModules)/;

/** Modules by path. */
const kept = new Map();
/** Of the file that runs now. */
let current;

exports.__esModule = true;
exports.default = class extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
    this.keeps = !changesModules.test(readFileSync(this._testPath, 'utf8'));
    if (this.keeps) for (const [path, module] of kept) this.registries.moduleRegistry.set(path, module);
  }

  /** What a kept module requires later on is required by the file that runs then. */
  requireModuleOrMock(from, name) {
    return this === current ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  teardown() {
    if (this.keeps)
      for (const [path, module] of this.registries.moduleRegistry)
        if (module.loaded && staysAlike(path)) kept.set(path, module);
    super.teardown();
  }
};
