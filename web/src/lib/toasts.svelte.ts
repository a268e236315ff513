/** Short notices at the edge of the page. */
export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'bad';
}

let last = 0;

class Toasts {
  list = $state<Toast[]>([]);

  show(text: string, kind: Toast['kind'] = 'info', milliseconds = 5000): void {
    const id = ++last;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.drop(id), milliseconds);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
