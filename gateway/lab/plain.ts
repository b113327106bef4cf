/** A field of a protocol for people: `{ kind: 'k-out', k: 4 }` is `k-out k 4`, `{ rule: 'share', share: 1 }` is `share 1`. */
export function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(plain).join(', ');
  const { kind, rule, ...rest } = value as Readonly<Record<string, unknown>>;
  const name = [kind, rule].filter((part) => part !== undefined).map(plain);
  const parts = Object.entries(rest).map(([key, inner]) => (key === name[0] ? plain(inner) : `${key} ${plain(inner)}`));
  return [...name, ...parts].join(' ');
}
