import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readShellContract } from './shell-contract';

async function withShell(answer: string, check: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => response.end(request.url === '/healthz' ? answer : ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('a running shell', () => {
  it('says which contract it has', () =>
    withShell('{"status":"up","contract":"1.4.0"}', async (address) => {
      expect(await readShellContract(address)).toBe('1.4.0');
    }));

  it('that does not say is no reason to guess', async () => {
    await withShell('{}', async (address) => {
      await expect(readShellContract(address)).rejects.toThrow(/names no contract version: is it a shell/);
    });
    await withShell('<html>', async (address) => {
      await expect(readShellContract(address)).rejects.toThrow(/cannot be asked for its contract version/);
    });
  });
});
