/** Subject patterns as NATS defines them: levels between dots, `*` for one level, `>` for one or more at the end. */

/** A test for subjects; compiled once, since it runs for every message. */
export function matcher(pattern: string): (subject: string) => boolean {
  const wanted = checkPattern(pattern).split('.');
  if (!wanted.some((level) => level === '*' || level === '>')) return (subject) => subject === pattern;
  const open = wanted.at(-1) === '>';
  const fixed = open ? wanted.length - 1 : wanted.length;
  if (open && fixed > 0 && !wanted.includes('*')) {
    const beginning = pattern.slice(0, -1);
    return (subject) => subject.length > beginning.length && subject.startsWith(beginning);
  }
  // Level by level in place: splitting every subject for every pattern was a fiftieth of what a debate allocates.
  return (subject) => {
    let from = 0;
    for (let index = 0; index < fixed; index++) {
      if (from > subject.length) return false;
      const dot = subject.indexOf('.', from);
      const end = dot < 0 ? subject.length : dot;
      const level = wanted[index] as string;
      if (level !== '*' && (end - from !== level.length || !subject.startsWith(level, from))) return false;
      from = end + 1;
    }
    return open ? from <= subject.length : from === subject.length + 1;
  };
}

/** A test for subjects that match at least one of the patterns. */
export function anyMatcher(patterns: readonly string[]): (subject: string) => boolean {
  const tests = patterns.map(matcher);
  const [only] = tests;
  return tests.length === 1 && only ? only : (subject) => tests.some((test) => test(subject));
}

/**
 * The narrowest single pattern that covers all of these. One durable consumer takes one filter, and two consumers would
 * lose the journal's order between their patterns; so the server filters by the cover and the client by the patterns.
 */
export function coveringPattern(patterns: readonly string[]): string {
  const [first, ...others] = patterns;
  if (first === undefined) throw new RangeError('at least one pattern is needed');
  return others.reduce(cover, checkPattern(first));
}

function cover(left: string, right: string): string {
  const a = left.split('.');
  const b = checkPattern(right).split('.');
  const out: string[] = [];
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const x = a[index];
    const y = b[index];
    if (x === undefined || y === undefined || x === '>' || y === '>') {
      // One ends where the other goes on: from the level before, everything.
      if (x === undefined || y === undefined) out.pop();
      return [...out, '>'].join('.');
    }
    out.push(x === y ? x : '*');
  }
  return out.join('.');
}

/** What nearly all subjects look like: they are checked at once. */
const PLAIN = /^[\w$-]+(?:\.[\w$-]+)*$/;

/** Throws RangeError on empty levels, blanks, or a `>` before the end. */
export function checkPattern(pattern: string): string {
  if (PLAIN.test(pattern)) return pattern;
  const levels = pattern.split('.');
  const bad = levels.some((level, index) => {
    if (level === '' || /\s/.test(level)) return true;
    if (level === '>') return index !== levels.length - 1;
    return level !== '*' && /[*>]/.test(level);
  });
  if (bad) throw new RangeError(`not a subject pattern: ${JSON.stringify(pattern)}`);
  return pattern;
}

/** Throws RangeError when the text cannot be a subject to send to. */
export function checkSubject(subject: string): string {
  if (PLAIN.test(subject)) return subject;
  if (/[\s*>]/.test(subject)) throw new RangeError(`not a subject: ${JSON.stringify(subject)}`);
  return checkPattern(subject);
}

/** Throws RangeError when the text cannot be a message's identity: it travels in a header line. */
export function checkId(id: string): string {
  if (!isId(id)) throw new RangeError(`not a message id: ${JSON.stringify(id)}`);
  return id;
}

/** Whether the text can be a message's identity. */
export const isId = (id: string): boolean => /^[\x21-\x7e]{1,512}$/.test(id);

/** Throws RangeError when the text cannot name a durable consumer: it is a level of the server's own subjects. */
export function checkName(name: string): string {
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(name)) throw new RangeError(`not a consumer name: ${JSON.stringify(name)}`);
  return name;
}
