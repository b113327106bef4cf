import type { ReviewView } from '../../protocols/index.ts';

/** Views kept parsed, about 3 MB; beyond it the oldest is dropped. */
const MAX_VIEWS = 1_000;

interface Recent {
  readonly text: string;
  readonly view: ReviewView;
}

/**
 * ViewCache: views of reviews as they were parsed last. It never decides that a view still holds: it is given what the
 * store says now, in whichever process that was written, and only spares parsing the same text again. The same text gives the
 * same object, so that what is made of a view can be kept for as long.
 */
export class ViewCache {
  readonly #recent = new Map<string, Recent>();

  /** @param text the review's view as the store has it now; undefined when it has none */
  of(reviewId: string, text: string | undefined): ReviewView | undefined {
    const recent = this.#recent.get(reviewId);
    if (recent !== undefined && recent.text === text) return recent.view;
    if (recent !== undefined) this.#recent.delete(reviewId);
    if (text === undefined) return undefined;
    if (this.#recent.size >= MAX_VIEWS) this.#forgetOne();
    const view = JSON.parse(text) as ReviewView;
    this.#recent.set(reviewId, { text, view });
    return view;
  }

  #forgetOne(): void {
    for (const oldest of this.#recent.keys()) {
      this.#recent.delete(oldest);
      return;
    }
  }
}
