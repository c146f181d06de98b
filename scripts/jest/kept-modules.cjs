/**
 * jest's runtime, which keeps from one test file to the next what was loaded of libraries and of the contract: loading
 * them took longer than most files' tests. Needs an environment that stays too (node-environment.cjs,
 * component-environment.cjs). The product's own modules, which have a state, are loaded anew for every file; for one
 * that mocks modules, everything is.
 */
const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

/** What was made or registered belongs to one file, and so does what speaks to jest or completes a bare window. */
const hasState =
  /\/node_modules\/(firebase-admin|firebase|@firebase|i18next|react-i18next|fake-indexeddb|@testing-library|css\.escape)\//;
const staysAlike = (path) =>
  path.includes('/node_modules/')
    ? !hasState.test(path)
    : path.includes('/shared/src/contract/') && !/\.test\.ts$|\/testing\//.test(path);
const changesModules = /\bjest\.(mock|doMock|resetModules|isolateModules)/;

/** By environment, since a worker may have several: its modules by path, and the runtime of the file that runs now. */
const stays = new WeakMap();

exports.__esModule = true;
exports.default = class extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    if (!stays.has(environment)) stays.set(environment, { modules: new Map() });
    this.stays = stays.get(environment);
    this.stays.current = this;
    this.keeps = !changesModules.test(readFileSync(this._testPath, 'utf8'));
    if (this.keeps)
      for (const [path, module] of this.stays.modules) this.registries.moduleRegistry.set(path, module);
  }

  /** What a kept module requires later on is required by the file that runs then. */
  requireModuleOrMock(from, name) {
    const { current } = this.stays;
    return this === current ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  teardown() {
    if (this.keeps)
      for (const [path, module] of this.registries.moduleRegistry)
        if (module.loaded && staysAlike(path)) this.stays.modules.set(path, module);
    super.teardown();
  }
};
