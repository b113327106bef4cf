import { z } from 'zod';
import { Evidence } from './finding.ts';

/** What a reader asks of a deal first, in the order of asking. */
export const DEAL_TOPICS = [
  'parties',
  'subject',
  'term',
  'renewal',
  'money',
  'liability',
  'indemnity',
  'rights',
  'exit',
  'law',
] as const;

/** One line of the deal. Without facts and passages, no sentence of the document was recognised as saying it. */
const DealLine = z.strictObject({
  topic: z.enum(DEAL_TOPICS),
  /** Short, in the report's language: `36 months`, `Supplier: at most EUR 5,000`. */
  facts: z.array(z.string()),
  /** The document's own words. */
  passages: z.array(Evidence),
});
export type DealLine = z.infer<typeof DealLine>;

/** Something to be done, or that happens, by a time. `trigger`, `act` and `consequence` are the document's own words. */
const CalendarEntry = z.strictObject({
  /** `2029-03-31`; null where the time runs from an event. */
  date: z.iso.date().nullable(),
  /** Whether the date was worked out from a start and a period. */
  computed: z.boolean(),
  /** In the report's language: `within 30 days`, `31 March 2029`. */
  deadline: z.string(),
  /** Who has to act; empty where the text does not say. */
  owner: z.string(),
  act: z.string(),
  /** What the time runs from; empty where the text does not say. */
  trigger: z.string(),
  /** What follows when it is missed; empty where the text does not say. */
  consequence: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  section: z.string(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** What is as it should be, in the report's language, with the passages that say so. */
const Strength = z.strictObject({ title: z.string(), passages: z.array(Evidence).min(1) });
export type Strength = z.infer<typeof Strength>;

/** What the document is and does, for somebody who has not read it. */
export const DealSheet = z.strictObject({
  /** The document's own title; empty when it has none. */
  title: z.string(),
  /** Of signature or effect, as the document says; null when it does not. */
  date: z.iso.date().nullable(),
  /** One for each topic. */
  lines: z.array(DealLine),
  strengths: z.array(Strength),
  /** Fixed dates first, in order of time; then what runs from an event, in document order. */
  calendar: z.array(CalendarEntry),
});
export type DealSheet = z.infer<typeof DealSheet>;
