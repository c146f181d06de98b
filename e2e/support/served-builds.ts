import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { RemoteRelease } from '@vitrine/shared/contract/federation/registry';
import { readBuiltRemote } from '../../scripts/release/built-remote';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Builds of a remote on a port of their own, as a store of releases serves them; and what is asked of it. */
export class ServedBuilds {
  private readonly folders = new Map<string, string>();
  private readonly server: Server = createServer(
    ({ url = '/' }, response) => void this.answer(url, response),
  );
  private readonly asked: string[] = [];
  /** Changes what is sent of matching files, as somebody on the way or in the store could. */
  tampering: { file: RegExp; add: string } | null = null;

  constructor(readonly port: number) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** @returns what a registry says of the build in this folder. */
  add(version: string, folder: string): RemoteRelease {
    const { contract, integrity } = readBuiltRemote(folder);
    this.folders.set(version, folder);
    return { version, entry: `${this.origin}/${version}/mf-manifest.json`, contract, integrity };
  }

  /** @returns what was asked of one version: of others, an idle page may still fetch what could be needed next. */
  askedOf({ version }: RemoteRelease): string[] {
    return this.asked.filter((path) => path.startsWith(`/${version}/`));
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    // What was given up is asked for again with a query, which servers of files leave alone.
    const [path = ''] = url.split('?');
    this.asked.push(path);
    const [, version = '', file = ''] = path.split('/');
    // Nothing that was tampered with stays in the browser's cache for the next test.
    response.setHeader('access-control-allow-origin', '*').setHeader('cache-control', 'no-store');
    try {
      const content = await readFile(join(this.folders.get(version) ?? '', file));
      const added = this.tampering?.file.test(file) ? this.tampering.add : '';
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(Buffer.concat([content, Buffer.from(added)]));
    } catch {
      response.writeHead(404).end();
    }
  }
}
