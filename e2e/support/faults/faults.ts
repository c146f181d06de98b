/** What can be wrong with a remote, in words. */
export const kindsOfFaults = {
  'nothing answers': ['connection refused', 'hung', 'hung entry', 'hung chunk'],
  'something else answers': ['404', '500', 'HTML instead of JSON', 'truncated JavaScript'],
  'its code throws': ['throws at load', 'screen throws at load', 'throws in render', 'throws in an effect'],
  'it is not as the registry says': ['bad registry entry', 'registry missing', 'integrity mismatch'],
} as const;
/** The rows of the failure matrix. */
export const faults = Object.values(kindsOfFaults).flat();
export type Fault = (typeof faults)[number];

/** Those that a remote's own server shows; the others lie in the registry. */
export type RemoteFault = Exclude<Fault, 'bad registry entry' | 'registry missing'>;

/** Those with other bytes than were released: they could not get past a check, so they are tried without one. */
export const unchecked: readonly Fault[] = [
  'truncated JavaScript',
  'throws at load',
  'screen throws at load',
  'throws in render',
  'throws in an effect',
];

/** Files in which remotes keep one screen each. */
export const isScreenFile = (url: string) => /\/__federation_expose_[^/]+$/.test(url);

/** The bytes of a remote's entry with a fault in them. */
export function faultyEntry(fault: RemoteFault, entry: string, globalName: string): string {
  if (fault === 'truncated JavaScript') return entry.slice(0, entry.length / 2);
  if (fault === 'throws at load') return `throw new Error('at load');${entry}`;
  if (fault === 'integrity mismatch') return `${entry} `;
  if (fault === 'throws in render')
    return entry + brokenScreens(globalName, `if (globalThis.faulty) throw new Error('in render');`);
  if (fault === 'throws in an effect')
    return (
      entry +
      brokenScreens(
        globalName,
        `react.useEffect(() => { if (globalThis.faulty) throw new Error('in an effect'); }, []);`,
      )
    );
  return entry;
}

/** The bytes of a screen's script, in which every module throws as long as the page's `faulty` says so. */
export function faultyScreen(script: string): string {
  const chunks = /^(?:"use strict";)?\(([^|]+)\|\|=/.exec(script)?.[1];
  if (!chunks) throw new Error(`Where is its list of chunks? ${script.slice(0, 200)}`);
  return `
globalThis.faulty = true;
(() => {
  const chunks = (${chunks} ??= []);
  const push = chunks.push;
  chunks.push = (chunk) => {
    chunks.push = push;
    for (const [id, run] of Object.entries(chunk[1]))
      chunk[1][id] = (...args) => {
        if (globalThis.faulty) throw new Error('in the screen');
        return run(...args);
      };
    return push(chunk);
  };
})();
${script}`;
}

/** Puts a line of code into every screen of a container. It breaks as long as the page's `faulty` says so. */
const brokenScreens = (globalName: string, line: string) => `
globalThis.faulty = true;
(({ init, get }) => {
  let react;
  globalThis['${globalName}'] = {
    init(scope, ...rest) {
      react = Object.values(scope.react).find(({ lib }) => lib).lib();
      return init(scope, ...rest);
    },
    async get(screen) {
      const factory = await get(screen);
      return () => {
        const Screen = factory().default;
        return { default(props) { ${line} return react.createElement(Screen, props); } };
      };
    },
  };
})(globalThis['${globalName}']);
`;
