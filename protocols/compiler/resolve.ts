import type { z } from 'zod';
import { PROTOCOLS, PUBLISHED } from '../catalogue/index.ts';
import { Protocol } from '../debate/protocol.ts';
import { compileProtocol } from './compile.ts';
import { supportedByReview } from './review-support.ts';

/** Claims a review is checked for: its usual size; nothing but the bounds depends on it. */
const USUAL_CLAIMS = 100;

/** Most faults reported for one malformed protocol. */
const TOLD = 3;

/** The shipped protocol of this name, whether a review can hold it or not. */
export function shippedProtocol(name: string): Protocol | undefined {
  return PROTOCOLS.find((protocol) => protocol.name === name) ?? published(name);
}

const published = (name: string): Protocol | undefined =>
  PUBLISHED.find(({ protocol }) => protocol.name === name)?.protocol;

/**
 * The protocol a review request asks for: the name of a shipped one, or one written out. Checked by the schema, by the
 * compiler for a panel of `panelSize`, and for what a review can do. `error` is one line that says what is wrong.
 */
export function resolveProtocol(
  input: unknown,
  panelSize: number,
): { readonly protocol: Protocol } | { readonly error: string } {
  if (typeof input === 'string') {
    const protocol = shippedProtocol(input);
    if (protocol !== undefined) return checked(protocol, panelSize);
    const names = PROTOCOLS.filter((candidate) => supportedByReview(candidate).length === 0).map(({ name }) => name);
    return { error: `There is no protocol ${JSON.stringify(input.slice(0, 60))}; there are ${names.join(', ')}.` };
  }
  const parsed = Protocol.safeParse(input);
  if (!parsed.success) return { error: `The protocol is malformed: ${faults(parsed.error)}` };
  return checked(parsed.data, panelSize);
}

function checked(protocol: Protocol, panelSize: number): ReturnType<typeof resolveProtocol> {
  const { checks } = compileProtocol(protocol, { agents: panelSize, items: USUAL_CLAIMS });
  const unsound = checks.filter(({ severity }) => severity === 'error').map(({ sentence }) => sentence);
  const wrong = [...unsound, ...supportedByReview(protocol)];
  return wrong.length === 0
    ? { protocol }
    : { error: `The protocol ${protocol.name} cannot be used: ${wrong.join(' ')}` };
}

function faults(error: z.ZodError): string {
  const told = error.issues.slice(0, TOLD).map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  const more = error.issues.length - told.length;
  return `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
