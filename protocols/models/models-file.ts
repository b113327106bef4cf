import { z } from 'zod';
import { Prices, Usd } from './price-schema.ts';

/** Wire formats that there is an adapter for. */
export const PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
const Provider = z.enum(PROVIDERS);

const url = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http or https address')
  .refine((text) => !URL.canParse(text) || new URL(text).username === '', 'must not carry a password: use key_env')
  .refine((text) => !/[?#]/.test(text), 'must not have a query');

/** Loopback and private addresses: what is sent there stays in the operator's own network. */
const STAYS =
  /^(?:localhost|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\])$/i;

/** One model as the operator announces it. */
export const ModelSettings = z
  .strictObject({
    provider: Provider,
    /** As the provider names it. */
    model: z.string().trim().min(1).max(200),
    base_url: url,
    /** Environment variable that holds the key; a server of one's own may need none. */
    key_env: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'must be the name of an environment variable')
      .optional(),
    /** Whether documents leave the operator's network on their way to it. */
    data: z.enum(['stays', 'leaves']),
    context_tokens: z.int().min(4_096).max(10_000_000),
    /** How it is held to the answer's schema: by the schema, by JSON mode, or by the prompt alone. */
    structured: z.enum(['schema', 'json', 'prompt']).default('schema'),
    reasoning: z.enum(['none', 'low', 'medium', 'high']).optional(),
    max_output_tokens: z.int().min(256).max(64_000).default(3_000),
    usd_per_million: Prices.optional(),
    max_concurrent: z.int().min(1).max(1_000).default(4),
    requests_per_minute: z.int().min(1).max(100_000).default(60),
    tokens_per_minute: z.int().min(1_000).max(1_000_000_000).default(200_000),
    /** Longest wait for one answer. */
    answer_seconds: z.int().min(1).max(280).default(120),
  })
  .superRefine(({ base_url, data, usd_per_million }, context) => {
    const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (URL.canParse(base_url) && data === 'stays' && !STAYS.test(new URL(base_url).hostname)) {
      add('data', 'cannot be "stays": base_url is neither a loopback nor a private address');
    }
    if (data === 'leaves' && usd_per_million === undefined) {
      add('usd_per_million', 'is required of a model whose data leaves: without prices nothing bounds the money');
    }
  });
export type ModelSettings = z.infer<typeof ModelSettings>;

/** What a model may be used for. */
const MODEL_ROLES = ['read', 'verify', 'write'] as const;
export type ModelRole = (typeof MODEL_ROLES)[number];

const Limits = z.strictObject({
  usd_per_review: Usd.default(1),
  usd_per_account_month: Usd.default(50),
  usd_per_day: Usd.default(100),
  /** How often a call with an unknown outcome is repeated. */
  repeats: z.int().min(0).max(3).default(1),
  /** Pieces that a long document is read in. */
  max_chunks: z.int().min(1).max(32).default(8),
});

/** `models.json`: the models of an installation, what each is for, and what they may cost. */
export const ModelsFile = z
  .strictObject({
    models: z
      .record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a name such as main'), ModelSettings)
      .refine((models) => Object.keys(models).length > 0, 'names no model')
      .refine((models) => Object.keys(models).length <= 20, 'names more than 20 models'),
    roles: z.strictObject({
      read: z.string().optional(),
      verify: z.string().optional(),
      write: z.string().optional(),
    }),
    limits: Limits.prefault({}),
    /** Share of a seat's findings that are right, as `npm run eval -- --model` measured it. */
    precision: z.record(z.string().regex(/^model-[a-z-]+$/), z.number().min(0.5).max(0.9)).default({}),
  })
  .superRefine(({ models, roles }, context) => {
    for (const role of MODEL_ROLES) {
      const name = roles[role];
      if (name !== undefined && models[name] === undefined) {
        const message = `names ${name}, and models has only ${Object.keys(models).join(', ')}`;
        context.addIssue({ code: 'custom', path: ['roles', role], message });
      }
    }
    if (Object.keys(roles).length === 0) {
      context.addIssue({ code: 'custom', path: ['roles'], message: 'gives no model a role' });
    }
  });
export type ModelsFile = z.infer<typeof ModelsFile>;
