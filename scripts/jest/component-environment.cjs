const BrowserEnvironment = require('./browser-environment.cjs');
const kept = require('./kept-environment.cjs');

function prototypesOf(object) {
  const prototype = Object.getPrototypeOf(object);
  return prototype ? [prototype, ...prototypesOf(prototype)] : [];
}

class OneWindow extends BrowserEnvironment {
  /** What listens to the window and the document since the file began. */
  listeners = [];
  /** What calls off each thing that was put off since then. */
  callsOff = [];

  async setup() {
    await super.setup();
    for (const target of [this.global, this.global.document]) {
      const { addEventListener } = target;
      target.addEventListener = (...listener) => {
        this.listeners.push([target, listener]);
        return addEventListener.apply(target, listener);
      };
    }
    const { setTimeout, setInterval, clearTimeout, clearInterval } = this.global;
    const keep =
      (start, stop) =>
      (...timer) => {
        const id = start(...timer);
        this.callsOff.push(() => stop(id));
        return id;
      };
    this.global.setTimeout = keep(setTimeout, clearTimeout);
    this.global.setInterval = keep(setInterval, clearInterval);
  }

  /** Tests give elements what jsdom has not, and look into what it has. */
  parts() {
    const { document, localStorage, navigator } = this.global;
    const elements = ['a', 'video', 'canvas', 'input'].map((name) => document.createElement(name));
    return [...new Set([document, localStorage, navigator, ...elements].flatMap(prototypesOf)), document];
  }

  /** A window that scripts run in lists nothing that cannot be enumerated, such as its classes. */
  unlisted() {
    const { window } = new this.dom.constructor();
    const names = Object.getOwnPropertyNames(window);
    window.close();
    return names;
  }

  tidy() {
    const { document, history, localStorage, sessionStorage } = this.global;
    // React listens to a document for good.
    for (const [target, listener] of this.listeners.splice(0))
      if (listener[0] !== 'selectionchange') target.removeEventListener(...listener);
    // What a file's screens still had to send would arrive at the next file's API.
    for (const callOff of this.callsOff.splice(0)) callOff();
    document.title = '';
    document.body.replaceChildren();
    for (const element of [document.body, document.documentElement])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }
}

/** jest's environment for components: one window for all of a worker's test files, in which libraries' styles stay. */
module.exports = kept(OneWindow);
