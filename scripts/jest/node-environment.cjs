const { TestEnvironment } = require('jest-environment-node');

const descriptorsOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

/** Makes an object's own properties those of `before`, except for what may stay. */
function putBack(object, before, stays = () => false) {
  const now = descriptorsOf(object);
  for (const key of now.keys()) if (!before.has(key) && !stays(key)) delete object[key];
  for (const [key, descriptor] of before) {
    const { value, get } = now.get(key) ?? {};
    if (now.has(key) && value === descriptor.value && get === descriptor.get) continue;
    Object.defineProperty(object, key, descriptor);
  }
}

/** Libraries that are to be there once say so in the global object; jest keeps what belongs to one file there too. */
const staysGlobal = (key) =>
  typeof key === 'symbol' ? !/EVENT_HANDLERS|JEST_STATE_SYMBOL/.test(String(key)) : key.startsWith('__');

class Kept extends TestEnvironment {
  async setup() {
    if (this.before) return;
    await super.setup();
    const { process } = this.global;
    this.before = {
      global: descriptorsOf(this.global),
      process: descriptorsOf(process),
      variables: descriptorsOf(process.env),
    };
  }

  async teardown() {
    const { process } = this.global;
    this.fakeTimersModern.dispose();
    putBack(this.global, this.before.global, staysGlobal);
    putBack(process, this.before.process);
    putBack(process.env, this.before.variables);
  }
}

let only;

/**
 * jest's environment for Node, which stays from one test file to the next, so that modules can (kept-modules.cjs). What a
 * file changed of its global object, of `process` and of its environment variables is put back when it ends.
 */
module.exports = function environment(...args) {
  only ??= new Kept(...args);
  return only;
};
