import { stringHash } from '../../protocols/index.ts';
import { KEY_BITS } from './features.ts';

/** What a model says of one label: score = bias + scale × Σ weight × value; probability = 1 / (1 + e^(slope × score + offset)). */
export interface LabelHead {
  readonly name: string;
  readonly bias: number;
  /** Score units per step of a quantised weight. */
  readonly scale: number;
  /** Platt's parameters; the slope is negative. */
  readonly slope: number;
  readonly offset: number;
  /** Probability at and above which a unit (a paragraph, a sentence) carries the label, for the best F1. */
  readonly threshold: number;
  /** Probability the best unit of a document needs for the document to carry the label at all, for the best F1. */
  readonly presence: number;
}

/** Where a model comes from, for the eval to know what it must not be judged by. */
export interface Origin {
  readonly seed: number;
  /** Fingerprints of the training documents' names, ascending. */
  readonly documents: readonly string[];
}

/** 32 bits in hex: of 500 documents that a model has not seen, one in 20,000 sets would hold one it seems to know. */
export const fingerprint = (name: string): string => stringHash(name).toString(16).padStart(8, '0');

/** A linear model with int8 weights, stored by feature. */
export interface SparseModel {
  readonly origin: Origin;
  readonly labels: readonly LabelHead[];
  /** How much what is around a unit counts (context.ts); left out where nothing does. */
  readonly context?: readonly number[];
  /** How the labels' scores are weighed into one probability, bias last (grievous/weigh.ts); left out where each counts alone. */
  readonly mix?: readonly number[];
  /** Probability from which on a passage is objected to, by language; left out where the heads' own hold for every text. */
  readonly thresholds?: Readonly<Record<string, number>>;
  /** Classes of which readers signed far less than the model said: theirs is believed less; left out where there are none. */
  readonly overrated?: readonly string[];
  /** Feature keys, ascending. */
  readonly keys: Uint32Array;
  /** Inverse document frequency by feature, in steps of IDF_STEP. */
  readonly idf: Uint8Array;
  /** Feature f has the entries starts[f] to starts[f + 1]: which label, which weight. */
  readonly starts: Uint32Array;
  readonly targets: Uint8Array;
  readonly weights: Int8Array;
}

/** Idf runs from 1 to about 13; a twentieth is less than the noise of a document count. */
export const IDF_STEP = 1 / 20;

/** Finds a feature's place by its key: an open-addressed table twice the size of the vocabulary. */
export interface FeatureTable {
  readonly mask: number;
  /** Key + 1, or 0 for an empty slot. */
  readonly slots: Uint32Array;
  readonly places: Uint32Array;
}

export function tableOf(keys: Uint32Array): FeatureTable {
  let size = 2;
  while (size < keys.length * 2) size *= 2;
  const mask = size - 1;
  const slots = new Uint32Array(size);
  const places = new Uint32Array(size);
  keys.forEach((key, place) => {
    let slot = key & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = key + 1;
    places[slot] = place;
  });
  return { mask, slots, places };
}

function placeOf({ mask, slots, places }: FeatureTable, key: number): number {
  for (let slot = key & mask; ; slot = (slot + 1) & mask) {
    const held = slots[slot] as number;
    if (held === key + 1) return places[slot] as number;
    if (held === 0) return -1;
  }
}

/** Scores of all labels for a text given as feature keys with repetitions. */
export function scores(model: SparseModel, table: FeatureTable, keys: readonly number[]): Float64Array {
  const known = new Uint32Array(keys.length);
  let size = 0;
  for (const key of keys) {
    const place = placeOf(table, key);
    if (place >= 0) known[size++] = place;
  }
  const places = known.subarray(0, size).toSorted();
  const sums = new Float64Array(model.labels.length);
  let square = 0;
  for (let i = 0; i < places.length; ) {
    const place = places[i] as number;
    let count = 0;
    for (; places[i] === place; i++) count++;
    const value = (1 + Math.log(count)) * (model.idf[place] as number) * IDF_STEP;
    square += value * value;
    for (let k = model.starts[place] as number; k < (model.starts[place + 1] as number); k++) {
      (sums[model.targets[k] as number] as number) += value * (model.weights[k] as number);
    }
  }
  const norm = square > 0 ? 1 / Math.sqrt(square) : 0;
  return sums.map((sum, label) => {
    const { bias, scale } = model.labels[label] as LabelHead;
    return bias + scale * sum * norm;
  });
}

export function probability({ slope, offset }: Pick<LabelHead, 'slope' | 'offset'>, score: number): number {
  return 1 / (1 + Math.exp(slope * score + offset));
}

const MAGIC = 0x314d4c43;

/** The model as bytes: a JSON header, then keys (deltas), idf, entries by feature. */
export function encode(model: SparseModel): Uint8Array {
  const head = new TextEncoder().encode(
    JSON.stringify({
      origin: model.origin,
      labels: model.labels,
      context: model.context,
      mix: model.mix,
      thresholds: model.thresholds,
      overrated: model.overrated,
      features: model.keys.length,
    }),
  );
  const body: number[] = [];
  let previous = 0;
  model.keys.forEach((key, f) => {
    varint(body, key - previous);
    previous = key;
    body.push(model.idf[f] as number);
    const [from, to] = [model.starts[f] as number, model.starts[f + 1] as number];
    varint(body, to - from);
    for (let k = from; k < to; k++) body.push(model.targets[k] as number, (model.weights[k] as number) & 0xff);
  });
  const bytes = new Uint8Array(8 + head.length + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, head.length, true);
  bytes.set(head, 8);
  bytes.set(body, 8 + head.length);
  return bytes;
}

function varint(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

/** Throws Error for bytes that encode() did not write. */
export function decode(bytes: Uint8Array): SparseModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0, true) !== MAGIC) throw new Error('these bytes are not a classifier model');
  const headEnd = 8 + view.getUint32(4, true);
  const { features, ...told } = JSON.parse(new TextDecoder().decode(bytes.subarray(8, headEnd)));
  const keys = new Uint32Array(features);
  const idf = new Uint8Array(features);
  const starts = new Uint32Array(features + 1);
  const targets = new Uint8Array(bytes.length);
  const weights = new Int8Array(bytes.length);
  let at = headEnd;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  let key = 0;
  let entry = 0;
  for (let f = 0; f < features; f++) {
    key += next();
    keys[f] = key;
    idf[f] = bytes[at++] as number;
    for (let left = next(); left > 0; left--) {
      targets[entry] = bytes[at++] as number;
      weights[entry++] = bytes[at++] as number;
    }
    starts[f + 1] = entry;
  }
  if (at !== bytes.length || key >= 2 ** KEY_BITS) throw new Error('the classifier model is cut short or damaged');
  return { ...told, keys, idf, starts, targets: targets.slice(0, entry), weights: weights.slice(0, entry) };
}
