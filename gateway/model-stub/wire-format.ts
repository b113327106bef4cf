/** The four wire formats, as far as questions and answers need them. Every answer says that the stub made it. */
import { STUB_MODEL } from '../../protocols/models/index.ts';

export type WireFormat = 'chat' | 'responses' | 'messages' | 'gemini';

export const wireFormatOf = (path: string): WireFormat | undefined => {
  if (path.endsWith('/chat/completions')) return 'chat';
  if (path.endsWith('/responses')) return 'responses';
  if (path.endsWith('/messages')) return 'messages';
  return path.endsWith(':generateContent') ? 'gemini' : undefined;
};

export interface StubAnswer {
  readonly text: string;
  readonly ending: 'complete' | 'cut' | 'refused';
  readonly usage: { readonly input: number; readonly cached: number; readonly output: number } | null;
}

/** The body of a successful answer. */
export function answerBody(format: WireFormat, { text, ending, usage }: StubAnswer): unknown {
  const refusal = 'Stub: I cannot help with that.';
  const said = ending === 'refused' ? refusal : text;
  const made = BODIES[format](said, ending);
  // Anthropic's answers always have the member.
  if (usage === null) return format === 'messages' ? { ...made, usage: { input_tokens: 0, output_tokens: 0 } } : made;
  return { ...made, ...usageOf(format, usage) };
}

type Body = (text: string, ending: StubAnswer['ending']) => Record<string, unknown>;

const BODIES: Readonly<Record<WireFormat, Body>> = {
  chat: (text, ending) => ({
    id: 'chatcmpl-stub',
    object: 'chat.completion',
    created: 0,
    model: STUB_MODEL,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: { complete: 'stop', cut: 'length', refused: 'content_filter' }[ending],
      },
    ],
  }),
  responses: (text, ending) => ({
    id: 'resp_stub',
    object: 'response',
    created_at: 0,
    model: STUB_MODEL,
    status: ending === 'complete' ? 'completed' : 'incomplete',
    incomplete_details:
      ending === 'complete' ? null : { reason: ending === 'cut' ? 'max_output_tokens' : 'content_filter' },
    output: [
      {
        id: 'msg_stub',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
  }),
  messages: (text, ending) => ({
    id: 'msg_stub',
    type: 'message',
    role: 'assistant',
    model: STUB_MODEL,
    content: [{ type: 'text', text }],
    stop_reason: { complete: 'end_turn', cut: 'max_tokens', refused: 'refusal' }[ending],
    stop_sequence: null,
  }),
  gemini: (text, ending) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        finishReason: { complete: 'STOP', cut: 'MAX_TOKENS', refused: 'SAFETY' }[ending],
      },
    ],
    modelVersion: STUB_MODEL,
    responseId: 'stub',
  }),
};

function usageOf(format: WireFormat, { input, cached, output }: NonNullable<StubAnswer['usage']>) {
  const total = input + output;
  switch (format) {
    case 'chat':
      return {
        usage: {
          prompt_tokens: input,
          completion_tokens: output,
          total_tokens: total,
          prompt_tokens_details: { cached_tokens: cached },
        },
      };
    case 'responses':
      return {
        usage: {
          input_tokens: input,
          input_tokens_details: { cached_tokens: cached },
          output_tokens: output,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: total,
        },
      };
    case 'messages':
      return {
        usage: {
          input_tokens: input - cached,
          output_tokens: output,
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: cached,
        },
      };
    case 'gemini':
      return {
        usageMetadata: {
          promptTokenCount: input,
          cachedContentTokenCount: cached,
          candidatesTokenCount: output,
          totalTokenCount: total,
        },
      };
    default:
      return format satisfies never;
  }
}

/** The body of a failure, as the format has it. */
export function failureBody(format: WireFormat, status: number, message: string): unknown {
  switch (format) {
    case 'messages':
      return { type: 'error', error: { type: status === 529 ? 'overloaded_error' : 'api_error', message } };
    case 'gemini':
      return { error: { code: status, message, status: 'UNAVAILABLE' } };
    case 'chat':
    case 'responses':
      return { error: { message, type: 'stub', param: null, code: String(status) } };
    default:
      return format satisfies never;
  }
}

/** Every text of a request, in order: system, document, question. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (typeof member !== 'string') return SCHEMAS.has(name) ? [] : textsOf(member);
    return TEXTS.has(name) ? [member] : [];
  });
}

/** Members that hold what was written to the model. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'content', 'system', 'instructions', 'input']);

/** Members that hold the schema of the answer. */
const SCHEMAS: ReadonlySet<string> = new Set(['response_format', 'output_config', 'generationConfig', 'tools']);
