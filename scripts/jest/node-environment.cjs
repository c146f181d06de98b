const { TestEnvironment } = require('jest-environment-node');

/** The own properties of objects as they were, to be put back. */
class Remembered {
  constructor(objects) {
    this.objects = objects.map((object) => [object, descriptorsOf(object)]);
  }

  /** @param stays whether a property that was added may stay. */
  putBack(stays) {
    for (const [object, before] of this.objects) {
      const now = descriptorsOf(object);
      for (const [key, { configurable }] of now)
        if (!before.has(key) && configurable && !stays(object, key)) delete object[key];
      for (const [key, descriptor] of before) {
        const changed = now.get(key);
        if (changed && !differ(changed, descriptor)) continue;
        if (!changed || changed.configurable) Object.defineProperty(object, key, descriptor);
        else if (changed.writable) object[key] = descriptor.value;
      }
    }
  }
}

const descriptorsOf = (object) =>
  new Map(
    Reflect.ownKeys(object)
      .map((key) => [key, Object.getOwnPropertyDescriptor(object, key)])
      .filter(([, descriptor]) => descriptor),
  );
const differ = (a, b) => a.value !== b.value || a.get !== b.get || a.set !== b.set;

/** What jest itself keeps in a file's global object, about that file. */
const ofOneFile = /EVENT_HANDLERS|JEST_STATE_SYMBOL/;

class Kept extends TestEnvironment {
  async setup() {
    if (this.before) return;
    await super.setup();
    const { process } = this.global;
    this.before = { properties: new Remembered([this.global, process]), variables: { ...process.env } };
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    // Libraries that are to be there once say so in the global object.
    this.before.properties.putBack(
      (object, key) =>
        object === this.global &&
        (typeof key === 'symbol' ? !ofOneFile.test(String(key)) : key.startsWith('__')),
    );
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.before.variables)) delete env[name];
    Object.assign(env, this.before.variables);
  }
}

let only;

/**
 * jest's environment for Node, which stays from one test file to the next, so that modules can (kept-modules.cjs). What a
 * file changed of its global object and of `process` is put back when it ends.
 */
module.exports = function environment(...args) {
  only ??= new Kept(...args);
  return only;
};
