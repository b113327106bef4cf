import { inlineSchema, type JsonObject } from '../json-schema.ts';
import { Playbook } from './playbook.ts';

/** What a playbook may hold, as JSON Schema for editors. */
export const playbookSchema = (): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Playbook',
  ...inlineSchema(Playbook),
});
