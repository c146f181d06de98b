const descriptorsOf = (object, unlisted = []) => {
  const keys = [...Reflect.ownKeys(object), ...unlisted];
  const all = keys.map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]);
  return new Map(all.filter(([, descriptor]) => descriptor));
};

/** Makes an object's own properties those of `before`, except for what may stay and what cannot be changed. */
function putBack(object, before, stays) {
  const now = descriptorsOf(object);
  for (const [key, { configurable }] of now)
    if (!before.has(key) && !stays(key) && configurable) delete object[key];
  for (const [key, descriptor] of before) {
    const { value, get } = now.get(key) ?? {};
    if (now.has(key) && value === descriptor.value && get === descriptor.get) continue;
    if (descriptor.configurable) Object.defineProperty(object, key, descriptor);
  }
}

/** Libraries that are to be there once say so in the global object; jest keeps what belongs to one file there too. */
const staysGlobal = (key) =>
  typeof key === 'symbol' ? !/EVENT_HANDLERS|JEST_STATE_SYMBOL/.test(String(key)) : key.startsWith('__');
const isMark = (key) => typeof key === 'symbol';

/**
 * An environment of jest that stays from one test file to the next, so that modules can (kept-modules.cjs). What a file
 * changed of its global object, of `process`, of its environment variables and of what else the environment consists of
 * is put back when it ends.
 * @param Environment may have `parts()`, what else it consists of, `unlisted()`, the keys of its global object that this
 * does not list, and `tidy()`, which is called when a file ends.
 */
module.exports = function kept(Environment) {
  class Kept extends Environment {
    async setup() {
      if (this.before) return;
      await super.setup();
      const { global } = this;
      const parts = [global, global.process, global.process.env, ...(this.parts?.() ?? [])];
      this.before = new Map(parts.map((object) => [object, descriptorsOf(object)]));
      this.before.set(global, descriptorsOf(global, this.unlisted?.()));
    }

    async teardown() {
      this.fakeTimersModern.dispose();
      this.tidy?.();
      for (const [object, before] of this.before)
        putBack(object, before, object === this.global ? staysGlobal : isMark);
    }
  }

  let only;
  return function environment(...args) {
    only ??= new Kept(...args);
    return only;
  };
};
