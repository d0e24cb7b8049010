import type { FromClient, ToClient } from './protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'closed';

const BEAT = 10_000;
const SILENCE = 25_000;
const LONGEST_WAIT = 8_000;

/** One WebSocket that comes back by itself and says hello again each time. */
export class Connection {
  private socket?: WebSocket;
  private attempt = 0;
  private heard = 0;
  private retry = 0;
  private beat = window.setInterval(() => this.check(), BEAT);
  private done = false;

  constructor(
    private hello: () => FromClient,
    private receive: (message: ToClient) => void,
    private tell: (status: Status) => void,
  ) {
    addEventListener('online', this.now);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.now);
    this.open();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello anew, for instance in another language. */
  again(): void {
    this.attempt = 0;
    this.open();
  }

  close(): void {
    this.done = true;
    this.tell('closed');
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener('online', this.now);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.now);
    this.release();
  }

  private now = () => {
    if (this.done || this.socket || document.hidden) return;
    this.attempt = 0;
    this.open();
  };

  /** A line that has been silent for long is dead, whatever the browser thinks. */
  private check(): void {
    if (this.socket && Date.now() - this.heard > SILENCE) this.drop();
    else this.send({ t: 'ping' });
  }

  private drop = () => {
    if (this.done) return;
    this.release();
    this.tell('lost');
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.attempt++) * (0.75 + Math.random() / 2);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), wait);
  };

  private release(): void {
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.release();
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => this.send(this.hello());
    socket.onclose = this.drop;
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data as string) as ToClient;
      if (message.t === 'welcome') {
        this.attempt = 0;
        this.tell('live');
      }
      this.receive(message);
    };
  }
}
