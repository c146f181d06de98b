import { runtimeConfigElementId } from '@vitrine/shared/contract/federation/runtime-config';

interface Rules {
  createScriptURL(url: string): string;
}

const entry = 'https://remotes.example/1.0.0/remoteEntry.js';

beforeEach(() => {
  jest.resetModules();
  const config = document.createElement('script');
  config.id = runtimeConfigElementId;
  config.type = 'application/json';
  config.textContent = JSON.stringify({ allowedOrigins: ['https://remotes.example'] });
  document.body.replaceChildren(config);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

describe('the address of a remote’s script', () => {
  it('goes through one policy, which lets only the allowed origins through', async () => {
    const created: string[] = [];
    Object.assign(globalThis, {
      trustedTypes: {
        createPolicy: (name: string, rules: Rules) => {
          created.push(name);
          return rules;
        },
      },
    });
    const { scriptAddress } = await import('./script-address');
    expect(scriptAddress(entry)).toBe(entry);
    expect(() => scriptAddress('https://evil.example/remoteEntry.js')).toThrow(TypeError);
    expect(created).toEqual(['vitrine-remotes']);
  });

  it('is as it is in a browser without Trusted Types', async () => {
    const { scriptAddress } = await import('./script-address');
    expect(scriptAddress(entry)).toBe(entry);
  });
});
