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

/** A step of a review's own actor. */
export interface OwnStep {
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
}

/** `steps` of an operators' page of a review: what its own actor did since the last event, and where others that moved are now. */
export interface ShownSteps {
  readonly own: readonly OwnStep[];
  /** States by actor: its type, and which one of the review's it is. */
  readonly others: Readonly<Record<string, string>>;
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
