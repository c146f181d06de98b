/**
 * jest's runtime, which keeps from one test file to the next what was loaded of libraries and of the contract: loading
 * them took longer than most files' tests. Needs an environment that stays too (node-environment.cjs). The product's own
 * modules, which have a state, are loaded anew for every file; for one that mocks modules, everything is.
 */
const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

/** They hold on to the file that loaded them, or what they are told lasts. */
const loadedAnew =
  /\/node_modules\/(@testing-library|@?jest\b|expect|i18next|react-i18next|fake-indexeddb|@?firebase)/;
const staysAlike = (path) =>
  path.includes('/node_modules/')
    ? !loadedAnew.test(path)
    : path.includes('/shared/src/contract/') && !/\.test\.ts$|\/testing\//.test(path);
const changesModules = /\bjest\.(mock|doMock|resetModules|isolateModules)/;

/** What each environment has kept: modules by path, and the file that runs in it. */
const kept = new WeakMap();

exports.__esModule = true;
exports.default = class extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (!kept.has(environment)) kept.set(environment, { modules: new Map() });
    this.kept = kept.get(environment);
    this.kept.file = this;
    this.keeps = !changesModules.test(readFileSync(this._testPath, 'utf8'));
    if (!this.keeps) return;
    for (const [path, module] of this.kept.modules) this.registries.moduleRegistry.set(path, module);
  }

  /** What a kept module requires later on is required by the file that runs then. */
  requireModuleOrMock(from, name) {
    const { file } = this.kept;
    return file === this ? super.requireModuleOrMock(from, name) : file.requireModuleOrMock(from, name);
  }

  teardown() {
    if (this.keeps)
      for (const [path, module] of this.registries.moduleRegistry)
        if (module.loaded && staysAlike(path)) this.kept.modules.set(path, module);
    super.teardown();
  }
};
