import { code, escapeHtml, prose, type Schema } from './html.ts';

/** More values than this are folded away: the issue categories are over a hundred. */
const FOLD_FROM = 12;

/** A schema for a person: one phrase for simple ones, a table of fields for objects. */
export function writeSchema(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return alternatives.map(writeSchema).join(' or ');
  if (schema.enum !== undefined) return writeValues(schema.enum);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.items !== undefined) return `array of ${writeSchema(schema.items)}`;
  if (schema.properties !== undefined) return writeFields(schema.properties, new Set(schema.required));
  if (typeof schema.additionalProperties === 'object') return `object of ${writeSchema(schema.additionalProperties)}`;
  return escapeHtml(
    schema.format === 'binary' ? 'file' : `${[schema.type ?? 'any value'].flat().join(' or ')}${writeRange(schema)}`,
  );
}

function writeValues(values: readonly unknown[]): string {
  const list = values.map((value) => code(String(value))).join(' ');
  return values.length < FOLD_FROM
    ? list
    : `<details><summary>one of ${values.length} values</summary>${list}</details>`;
}

function writeRange({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}..${maximum}`;
  return minimum === undefined ? '' : ` from ${minimum}`;
}

function writeFields(properties: Readonly<Record<string, Schema>>, required: ReadonlySet<string>): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const value = schema.default === undefined ? '' : `, default ${code(String(schema.default))}`;
    const optional = required.has(name) ? '' : `<br><small>optional${value}</small>`;
    const meaning = schema.description === undefined ? '' : prose(schema.description);
    return `<tr><td>${code(name)}${optional}</td><td>${writeSchema(schema)}${meaning}</td></tr>`;
  });
  return `<table class="fields">${rows.join('')}</table>`;
}
