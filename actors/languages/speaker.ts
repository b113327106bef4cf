import type { Phrase, PhraseValues } from '../../protocols/index.ts';
import { OWN_WORDS } from '../../protocols/outside/index.ts';
import type { Catalogue, RuleText, Texts } from './catalogue.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { formatMessage } from './message.ts';

/**
 * Says rules, reasons, names and texts in one language. A key or value that a catalogue lacks never breaks a review:
 * the speaker falls back to English, then to the readable part of the key, and notes the key in `gaps`, which every
 * test of an artifact holds to be empty and a publisher can log. So a gap is survived, and seen.
 */
export interface Speaker {
  readonly language: Language['name'];
  readonly locale: Language['locale'];
  /** Keys asked for that could not be said in this language, in order of first asking. */
  readonly gaps: ReadonlySet<string>;
  /** Title, description, suggestion and, where the rule proposes a change, rationale of a `Finding.rule`. */
  rule(rule: string, values: PhraseValues): RuleText;
  /** What to ask for, to settle for, and when to leave; undefined for a rule that has no such positions. */
  positions(rule: string, values: PhraseValues): Positions | undefined;
  reason(phrase: Phrase): string;
  /** Display name of an expert id. */
  expert(id: string): string;
  /** A report text, or a name such as `outcome.accepted`, `stance.oppose`, `priority.must`. */
  text(key: string, values?: PhraseValues): string;
  /** Whether a report text of this key exists, for texts that are there only for some categories. */
  has(key: string): boolean;
  category(category: string): string;
  domain(domain: string): string;
  severity(severity: string): string;
  documentType(type: string): string;
  /** `2026-03-01` or a full ISO time as a long date in UTC; anything else is returned as it is. */
  date(iso: string): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
}

interface Positions {
  readonly ask: string;
  readonly settle: string;
  readonly leave: string;
}

interface Voice {
  readonly language: Language['name'];
  readonly locale: Speaker['locale'];
  readonly experts: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, RuleText>;
  readonly reasons: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly names: Catalogue['names'];
}

const ENGLISH = voice(LANGUAGES[0]);

const BY_NAME: ReadonlyMap<string, Voice> = new Map(
  LANGUAGES.flatMap((language) => {
    const spoken = language === LANGUAGES[0] ? ENGLISH : voice(language);
    return language.aliases.map((alias) => [alias, spoken] as const);
  }),
);

/**
 * The speaker of a language by its name (English, own or ISO 639-1, any case, region ignored); English otherwise.
 * `outside` are the names of experts that run elsewhere, by id.
 */
export function speak(language: string, outside: ReadonlyMap<string, string> = new Map()): Speaker {
  const name = language.trim().normalize('NFC').toLowerCase();
  return speakerOf(BY_NAME.get(name) ?? BY_NAME.get(name.split(/[-_]/)[0] as string) ?? ENGLISH, outside);
}

function speakerOf(voice: Voice, outside: ReadonlyMap<string, string>): Speaker {
  const gaps = new Set<string>();
  const { locale } = voice;
  const say = (pick: (voice: Voice) => string | undefined, key: string, values?: PhraseValues): string => {
    const message = pick(voice);
    if (message === undefined) gaps.add(key);
    const words = message ?? pick(ENGLISH) ?? readable(key);
    try {
      return formatMessage(words, locale, values);
    } catch {
      gaps.add(key);
      return words.replace(/\{(\w+)[^{}]*\}/g, (_, name: string) => String(values?.[name] ?? '…'));
    }
  };
  const named = (group: 'categories' | 'domains' | 'severities' | 'documentTypes', key: string): string =>
    say((each) => (Object.hasOwn(each.names[group], key) ? (each.names[group] as Texts)[key] : undefined), key);
  return {
    language: voice.language,
    locale,
    gaps,
    rule(rule, values) {
      const part = (field: keyof RuleText): string => say((each) => each.rules.get(rule)?.[field], rule, values);
      const text = { title: part('title'), description: part('description'), suggestion: part('suggestion') };
      const { rationale } = voice.rules.get(rule) ?? ENGLISH.rules.get(rule) ?? {};
      return rationale === undefined ? text : { ...text, rationale: part('rationale') };
    },
    positions(rule, values) {
      const part = (field: keyof Positions): string => say((each) => each.rules.get(rule)?.[field], rule, values);
      const known = voice.rules.get(rule) ?? ENGLISH.rules.get(rule);
      return known?.ask === undefined ? undefined : { ask: part('ask'), settle: part('settle'), leave: part('leave') };
    },
    reason: ({ key, values }) =>
      key === OWN_WORDS ? String(values.words) : say((each) => each.reasons.get(key), key, values),
    expert: (id) => outside.get(id) ?? say((each) => each.experts.get(id), id),
    text: (key, values) => say((each) => each.texts.get(key), key, values),
    has: (key) => voice.texts.has(key),
    category: (category) => named('categories', category),
    domain: (domain) => named('domains', domain),
    severity: (severity) => named('severities', severity),
    documentType: (type) => named('documentTypes', type),
    date: (iso) => longDate(iso, locale),
    number: (value, options) => numberFormat(locale, options).format(value),
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}

function voice({ name: language, locale, catalogue }: Language): Voice {
  const { names, parts, texts } = catalogue;
  const { outcome, stance, status, stage, preset, priority } = names;
  const named = Object.entries({ outcome, stance, status, stage, preset, priority }).flatMap(([group, members]) =>
    Object.entries(members).map(([key, name]) => [`${group}.${key}`, name] as const),
  );
  return {
    language,
    locale,
    names,
    experts: new Map(parts.flatMap((part) => Object.entries(part.experts))),
    rules: new Map(parts.flatMap((part) => Object.entries(part.rules))),
    reasons: new Map(parts.flatMap((part) => Object.entries(part.reasons))),
    texts: new Map([...named, ...texts.flatMap((part) => Object.entries(part))]),
  };
}

/** Making a format costs a hundred times what using it does; a program uses a handful of them. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options ?? {})}`;
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/** `liability-cap.no-cap` reads `No cap`. */
function readable(key: string): string {
  const words = key.slice(key.lastIndexOf('.') + 1).replace(/[-_{}']+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function longDate(iso: string, locale: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return iso;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
