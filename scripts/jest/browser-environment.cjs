const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web APIs that every browser has and jsdom leaves out; Node's own serve. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  channels = [];

  async teardown() {
    for (const { port1 } of this.channels) port1.close();
    await super.teardown();
  }

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
      // Nobody in a test waits for motion.
      matches: media.includes('prefers-reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    // An open channel would keep the process alive.
    const channels = this.channels;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
    // jsdom reports an error for styles of pseudo-elements, which antd asks for.
    const { getComputedStyle } = this.global;
    this.global.getComputedStyle = (element) => getComputedStyle(element);
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
