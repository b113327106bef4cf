/** Answers of the administration as a person or a spreadsheet reads them. */

/** Fields that are instants, in milliseconds. */
const INSTANT = /^(at|.*_at)$/;

/** Indented lines, `name: value`; a list has its own line for each entry that is simple. */
export function plain(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return `${indent}none\n`;
    return value.map((each) => plain(each, indent)).join(`${indent}\n`);
  }
  if (typeof value !== 'object' || value === null) return `${indent}${String(value)}\n`;
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return entries.map(([name, each]) => field(name, each, indent)).join('');
}

function field(name: string, value: unknown, indent: string): string {
  if (typeof value === 'object') return `${indent}${name}:\n${plain(value, `${indent}  `)}`;
  return `${indent}${name}: ${shown(name, value)}\n`;
}

const shown = (name: string, value: unknown): string =>
  typeof value === 'number' && INSTANT.test(name) ? new Date(value).toISOString() : String(value);

/** RFC 4180, with the first row naming the columns. */
export function csv(entries: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const rows = entries.map((entry) => columns.map((name) => cell(name, entry[name])).join(','));
  return [columns.join(','), ...rows, ''].join('\r\n');
}

function cell(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : shown(name, value);
  // A spreadsheet runs what begins like a formula; numbers are ours and stay numbers.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
