const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web APIs that every browser has and jsdom leaves out; Node's own serve. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const {
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      TextDecoderStream,
      ReadableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
      crypto,
    } = globalThis;
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      TextDecoderStream,
      ReadableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto });
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
