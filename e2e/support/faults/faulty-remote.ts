import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { faultyEntry, faultyScreen, isScreenFile, type RemoteFault, unchecked } from './faults';

/** Serves a remote's releases on a port of its own, with real faults: other bytes, other answers, no answer at all. */
export class FaultyRemote {
  private fault: RemoteFault | null = null;
  private server: Server | null = null;
  /** How many requests of browsers wait for an answer that does not come. */
  unanswered = 0;

  constructor(
    /** Where the remote is served in order. */
    private readonly origin: string,
    readonly port: number,
  ) {}

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** @param fault null when everything is to be in order again */
  async show(fault: RemoteFault | null): Promise<void> {
    this.fault = fault;
    if (fault === 'connection refused') await this.stop();
    else if (!this.server) await this.start();
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault } = this;
    // What was given up is asked for again with a query.
    const [url = '/'] = request.url?.split('?') ?? [];
    // What is in order in one test must not be in the browser's cache in the next one.
    response.setHeader('cache-control', 'no-store').setHeader('access-control-allow-origin', '*');
    if (this.hangs(url)) {
      // The shell's server reads manifests too.
      if (!request.headers.origin) return;
      this.unanswered += 1;
      response.once('close', () => {
        this.unanswered -= 1;
      });
      return;
    }
    if (fault === '404' || fault === '500') {
      response.writeHead(Number(fault)).end('an error page');
      return;
    }
    if (fault === 'HTML instead of JSON') {
      response.setHeader('content-type', 'text/html').end('<!doctype html><p>Welcome to our network</p>');
      return;
    }
    const answer = await fetch(this.origin + url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await this.bytes(url, answer));
  }

  private hangs(url: string): boolean {
    if (this.fault === 'hung entry') return url.endsWith('/remoteEntry.js');
    return this.fault === 'hung' || (this.fault === 'hung chunk' && isScreenFile(url));
  }

  private async bytes(url: string, answer: Response): Promise<Uint8Array | string> {
    const { fault } = this;
    if (fault && url.endsWith('/remoteEntry.js')) {
      const manifest = await fetch(new URL('mf-manifest.json', this.origin + url));
      const { metaData } = await manifest.json();
      return faultyEntry(fault, await answer.text(), metaData.globalName);
    }
    if (fault === 'screen throws at load' && isScreenFile(url) && url.endsWith('.js'))
      return faultyScreen(await answer.text());
    if (fault && unchecked.includes(fault) && url.endsWith('/mf-manifest.json'))
      return JSON.stringify({ ...(await answer.json()), integrity: undefined });
    return new Uint8Array(await answer.arrayBuffer());
  }
}
