/** Listens to a page's events until the element that shows them is gone. A closed stream comes back by itself. */
export class PageEvents {
  readonly #source: EventSource;

  constructor(path: string) {
    this.#source = new EventSource(path);
  }

  /** Data is what the server sends; the caller knows its shape. */
  on<Data>(name: string, listener: (data: Data) => void): this {
    this.#source.addEventListener(name, ({ data }: MessageEvent<string>) => listener(JSON.parse(data)));
    return this;
  }

  /** Called on every reconnect: events in between were missed. */
  onReturn(listener: () => void): this {
    let isFirst = true;
    this.#source.addEventListener('open', () => {
      if (!isFirst) listener();
      isFirst = false;
    });
    return this;
  }

  close(): void {
    this.#source.close();
  }
}
