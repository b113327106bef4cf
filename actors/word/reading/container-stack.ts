import type { Container } from './document.ts';

/** Elements that hold paragraphs. */
const CONTAINERS = new Set(['w:body', 'w:tbl', 'w:tc', 'w:sdtContent', 'w:txbxContent', 'w:footnote', 'w:endnote']);

type OpenContainer = { -readonly [Key in keyof Container]: Container[Key] };

/** The elements around a paragraph, innermost last. Elements that hold no paragraphs are let through unseen. */
export class ContainerStack {
  readonly #open: OpenContainer[] = [];

  /** What holds a paragraph that begins at the offset. */
  around(start: number): Container {
    return this.#open.at(-1) ?? { element: 'w:body', start: 0, end: start };
  }

  open(element: string, start: number): void {
    if (!CONTAINERS.has(element)) return;
    const within = this.#open.at(-1);
    this.#open.push({ element, start, end: start, ...(within !== undefined && { within }) });
  }

  close(element: string, end: number): void {
    const container = CONTAINERS.has(element) ? this.#open.pop() : undefined;
    if (container !== undefined) container.end = end;
  }
}
