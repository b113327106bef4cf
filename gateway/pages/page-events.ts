/** The events of open pages, as the server sends them and the scripts of the pages hear them. Types only: a browser loads none of this. */

/** The course of a figure: a path to draw, and the same in words. */
export interface Sparkline {
  readonly path: string;
  readonly label: string;
}

/** A review that is under way, as a row of the operators' overview. */
export interface Flight {
  readonly id: string;
  readonly title: string;
  readonly stage: string;
  readonly heard: string;
  readonly progress: number;
  readonly age: string;
  readonly stuck: boolean;
}

/** `overview`: what the operators' overview shows now. Cells go by the id of the element that shows them. */
export interface OverviewEvent {
  readonly cells: Readonly<Record<string, string>>;
  readonly sparks: Readonly<Record<'ended' | 'rate', Sparkline>>;
  readonly nodes: readonly string[];
  readonly silent: readonly string[];
  readonly flights: readonly Flight[];
}

/** `step` of an operators' page of a review. `member` is empty for the review's own actor. */
export interface ShownStep {
  readonly type: string;
  readonly member: string;
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  readonly at: number;
}

/** `step` of the page of a running review: a line in the reader's language, and figures. */
export interface LiveStep {
  readonly line: string | null;
  readonly stage: string;
  readonly progress: number;
  readonly reported: number;
  readonly assigned: number;
  readonly round: number;
  readonly rounds: number;
}
