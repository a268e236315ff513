/** For tests: a window of a browser, and a WebSocket whose other end is the test. */
import { vi } from 'vitest';

export class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  static get last(): Socket {
    const last = Socket.made.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (event: { data: string }) => void event;
  onclose = (event: { code: number }) => void event;

  constructor(readonly url: URL) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.lose();
  }
  open(): this {
    this.readyState = Socket.OPEN;
    this.onopen();
    return this;
  }
  say(message: object): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

/** As much of a window as a table needs. */
export function stubWindow(): void {
  Socket.made = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'https://table.example/table/t1', protocol: 'https:' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' });
}
