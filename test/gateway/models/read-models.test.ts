import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseModels, readModels } from '../../../gateway/models/read-models.ts';

const GOOD = `{
  "models": {
    "main": {
      "provider": "anthropic",
      "model": "a-model",
      "base_url": "https://api.example.com/v1",
      "key_env": "A_KEY",
      "data": "leaves",
      "context_tokens": 200000,
      "usd_per_million": {"input": 1, "output": 5}
    }
  },
  "roles": {
    "read": "main"
  }
}`;
const SECRET = 'sk-live-secret';

/** What is wrong, and the line and words of the answer. */
const MISTAKES: readonly (readonly [string, (text: string) => string, RegExp])[] = [
  ['nothing', () => '', /line 1: is not JSON: a value is expected/],
  ['a missing comma', (text) => text.replace('"anthropic",', '"anthropic"'), /line 5: is not JSON: a comma or/],
  ['a word without quotation marks', (text) => text.replace('"anthropic"', SECRET), /line 4: is not JSON: a value/],
  [
    'a quotation mark that is not closed',
    (text) => text.replace('a-model"', 'a-model'),
    /line 5: is not JSON: a value/,
  ],
  ['typographic quotation marks', (text) => text.replace('"model"', '“model”'), /line 5: is not JSON: a name in/],
  ['a number with a comma', (text) => text.replace('200000', '200,000'), /line 9: is not JSON: a name in/],
  ['a comma too many', (text) => text.replace('"read": "main"', '"read": "main",'), /line 15: is not JSON: a name in/],
  ['a missing colon', (text) => text.replace('"data":', '"data"'), /line 8: is not JSON: a colon/],
  ['a remark', (text) => text.replace('"roles"', '// who reads\n  "roles"'), /line 13: is not JSON: a name in/],
  ['a missing end', (text) => text.slice(0, -2), /line 15: is not JSON: a comma or a closing bracket/],
  ['more after the end', (text) => `${text}\n}`, /line 17: is not JSON: nothing more/],
  [
    'two models of one name',
    (text) => text.replace('  "roles"', `  "models": {"other": {"model": "${SECRET}"}},\n  "roles"`),
    /line 13: models: appears twice/,
  ],
  [
    'a setting given twice',
    (text) => text.replace('"data"', '"model": "b-model",\n      "data"'),
    /line 8: model: appears twice/,
  ],
  ['an unknown provider', (text) => text.replace('anthropic', 'acme'), /line 4: models\.main\.provider: /],
  ['a missing model', (text) => text.replace('      "model": "a-model",\n', ''), /line 3: models\.main\.model: /],
  ['a malformed address', (text) => text.replace('https://api', 'api'), /line 6: models\.main\.base_url: must be/],
  ['a password in the address', (text) => text.replace('//api', `//me:${SECRET}@api`), /line 6: .*use key_env/],
  [
    'a key in place of its variable',
    (text) => text.replace('A_KEY', SECRET),
    /line 7: .*name of an environment variable/,
  ],
  ['data that says neither', (text) => text.replace('"leaves"', '"maybe"'), /line 8: models\.main\.data/],
  [
    'data said to stay at a public address',
    (text) => text.replace('"leaves"', '"stays"'),
    /line 8: .*neither a loopback/,
  ],
  [
    'no prices for data that leaves',
    (text) => text.replace(/,\s+"usd_per_million".*/, ''),
    /line 3: models\.main\.usd_per_million: is required/,
  ],
  ['a context too small', (text) => text.replace('200000', '100'), /line 9: models\.main\.context_tokens/],
  [
    'a negative price',
    (text) => text.replace('"input": 1', '"input": -1'),
    /line 10: models\.main\.usd_per_million\.input/,
  ],
  ['a misspelt setting', (text) => text.replace('"model":', '"modle":'), /line (?:3|5): models\.main\.(?:model|modle)/],
  [
    'a key where none belongs',
    (text) => text.replace('"provider"', `"api_key": "${SECRET}",\n      "provider"`),
    /line 4: models\.main\.api_key: is not a setting/,
  ],
  [
    'a role of no model',
    (text) => text.replace('"read": "main"', '"read": "other"'),
    /line 14: roles\.read: names other/,
  ],
  ['a role there is not', (text) => text.replace('"read"', '"think"'), /line 14: roles\.think: is not a setting/],
  ['no role at all', (text) => text.replace('"read": "main"', ''), /line 13: roles: gives no model a role/],
  [
    'a share of a seat there is not',
    (text) => text.replace('"roles"', '"precision": {\n    "model-libility": 0.7\n  },\n  "roles"'),
    /line 14: precision\.model-libility: is no seat: model-balance, /,
  ],
  ['a list', () => '[]', /line 1: the file/],
];

describe('models.json', () => {
  it('is read, with what is not given filled in', async () => {
    const file = await parseModels(GOOD, 'models.json');
    expect(file.limits).toEqual({
      usd_per_review: 1,
      usd_per_account_month: 50,
      usd_per_day: 100,
      repeats: 1,
      max_chunks: 8,
    });
    expect(file.models.main).toMatchObject({ structured: 'schema', max_output_tokens: 3_000, max_concurrent: 4 });
  });

  it.each(['stub', 'ollama', 'cloud'])('reads the example: %s', async (name) => {
    const path = fileURLToPath(new URL(`../../../gateway/models/examples/${name}.json`, import.meta.url));
    expect(await readModels('/nowhere', path)).toMatchObject({
      roles: { read: 'main', verify: 'main', write: 'main' },
    });
  });

  it('is refused when a model is to be asked whose key is missing', async () => {
    const none = () => undefined;
    await expect(parseModels(GOOD, 'models.json', none)).rejects.toThrow(
      'models.json, line 7: models.main.key_env: the variable A_KEY is not set',
    );
    await expect(parseModels(GOOD, 'models.json', () => SECRET)).resolves.toMatchObject({ roles: { read: 'main' } });
  });

  it('is read as some editors write it, with a mark at its beginning and returns at the ends of lines', async () => {
    const text = `\uFEFF${GOOD.replaceAll('\n', '\r\n')}`;
    await expect(parseModels(text, 'models.json')).resolves.toMatchObject({ roles: { read: 'main' } });
    await expect(parseModels(text.replace('200000', '100'), 'models.json')).rejects.toThrow('line 9: ');
  });

  it('is not needed', async () => {
    expect(await readModels(fileURLToPath(new URL('.', import.meta.url)))).toBeUndefined();
  });

  it.each(MISTAKES)('is refused for %s, with line and reason and without the text', async (_, spoil, message) => {
    const text = spoil(GOOD);
    expect(text).not.toBe(GOOD);
    const thrown = await parseModels(text, 'models.json').then(
      () => '',
      (error: Error) => error.message,
    );
    expect(thrown).toMatch(message);
    expect(thrown).not.toContain(SECRET);
  });
});
