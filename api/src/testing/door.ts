import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands before a server that others speak to, and does to their connections what a server in trouble does. */
export class Door {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private hangs = false;

  private constructor(private readonly behind: URL) {
    this.server = createServer((socket) => {
      this.keep(socket);
      if (this.hangs) return;
      const other = this.keep(connect(Number(behind.port), behind.hostname));
      socket.pipe(other).pipe(socket);
      socket.on('close', () => other.destroy());
      other.on('close', () => socket.destroy());
    });
  }

  /** @param url of the server, with its port. */
  static async before(url: string): Promise<Door> {
    const door = new Door(new URL(url));
    await door.open();
    return door;
  }

  /** Of the server, by way of the door. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.behind), { hostname: '127.0.0.1', port: String(port) }).href;
  }

  /** Lets go of everybody, who may come back at once. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Nobody comes in, until it is opened again. @returns a function that opens it at the same address. */
  shut(): () => Promise<void> {
    const { port } = this.server.address() as AddressInfo;
    this.server.close();
    this.cut();
    return () => this.open(port);
  }

  /** Keeps everybody, and says nothing more to anybody. */
  hang(): void {
    this.hangs = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Lets go of everybody and comes back. @returns once somebody has come back too. */
  async restart(): Promise<void> {
    await this.shut()();
    await once(this.server, 'connection');
  }

  private async open(port = 0): Promise<void> {
    await once(this.server.listen(port, '127.0.0.1'), 'listening');
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
  }
}
