/**
 * Reading a playbook that somebody sent: parsing YAML and compiling patterns take seconds where somebody wants them to, so this is done
 * by its own process.
 */
import * as yaml from 'yaml';
import type { FieldError } from '../../protocols/index.ts';
import { Playbook } from '../../protocols/playbook/index.ts';
import { fieldErrorsOf } from '../http/body/field-errors.ts';

/** A playbook as it was sent: parsed JSON, or YAML as text. */
export type WrittenPlaybook =
  | { readonly form: 'json'; readonly value: unknown }
  | { readonly form: 'yaml'; readonly text: string };

export type PlaybookReading =
  | { readonly kind: 'playbook'; readonly playbook: Playbook }
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] };

/** A YAML file may repeat itself, but not grow by it. */
const MAX_ALIASES = 20;

export function readPlaybook(written: WrittenPlaybook): PlaybookReading {
  const parsed = written.form === 'json' ? { value: written.value } : readYaml(written.text);
  if ('wrong' in parsed) return { kind: 'wrong', errors: [{ field: 'body', message: parsed.wrong }] };
  const checked = Playbook.safeParse(parsed.value);
  if (checked.success) return { kind: 'playbook', playbook: checked.data };
  return { kind: 'wrong', errors: fieldErrorsOf(checked.error) };
}

function readYaml(text: string): { readonly value: unknown } | { readonly wrong: string } {
  try {
    return { value: yaml.parse(text, { maxAliasCount: MAX_ALIASES, prettyErrors: true }) };
  } catch (error) {
    if (!(error instanceof yaml.YAMLParseError)) return { wrong: 'is not YAML that can be read' };
    const [at] = error.linePos ?? [];
    const place = at === undefined ? '' : ` (line ${at.line}, column ${at.col})`;
    return { wrong: `is not valid YAML: ${error.code}${place}` };
  }
}
