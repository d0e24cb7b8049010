import type { Message } from './protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'closed';

const BEAT = 15_000;
const LONGEST_WAIT = 8_000;

/** One WebSocket that comes back by itself; everything sent waits until the server has said welcome. */
export class Connection {
  private socket?: WebSocket;
  private attempt = 0;
  private timers: number[] = [];
  private done = false;

  constructor(
    private hello: () => Message,
    private receive: (message: Message) => void,
    private tell: (status: Status) => void,
  ) {
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.now);
    this.open();
  }

  send(message: Message): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello anew, for instance in another language. */
  again(): void {
    this.socket?.close();
  }

  close(status: Status = 'closed'): void {
    this.done = true;
    this.tell(status);
    this.timers.forEach(clearTimeout);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
    this.socket?.close();
  }

  private now = () => {
    if (!this.done && this.socket?.readyState === WebSocket.CLOSED && !document.hidden) {
      this.attempt = 0;
      this.open();
    }
  };

  private open(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.tell(this.attempt ? 'lost' : 'connecting');
    socket.onopen = () => {
      this.send(this.hello());
      this.timers.push(window.setInterval(() => this.send({ t: 'ping' }), BEAT));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as Message;
      if (message.t === 'welcome') {
        this.attempt = 0;
        this.tell('live');
      }
      this.receive(message);
    };
    socket.onclose = () => {
      if (this.done || this.socket !== socket) return;
      this.timers.forEach(clearTimeout);
      this.tell('lost');
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.attempt++);
      this.timers = [window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))];
    };
  }
}
