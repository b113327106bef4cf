import { DesignFault } from './design-fault.ts';

/**
 * Puts a value at a path of a JSON value, in place. `*` is every entry of a list, a number one of them. The last field may
 * be new (an optional one), the others must be there. Throws DesignFault otherwise.
 */
export function atPath(target: unknown, path: readonly string[], value: unknown): void {
  const [field, ...rest] = path;
  if (field === undefined || target === null || typeof target !== 'object') {
    throw new DesignFault(`nothing lies at ${path.join('.')}`);
  }
  if (field === '*') {
    if (!Array.isArray(target)) throw new DesignFault(`* needs a list, at ${path.join('.')}`);
    for (const index of target.keys()) atPath(target, [String(index), ...rest], value);
    return;
  }
  const fields = target as Record<string, unknown>;
  if (rest.length === 0) fields[field] = structuredClone(value);
  else if (Object.hasOwn(fields, field)) atPath(fields[field], rest, value);
  else throw new DesignFault(`nothing lies at ${path.join('.')}`);
}
