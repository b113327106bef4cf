import { Playbook } from '../playbook/playbook.ts';
import type { Operation } from './operation.ts';
import {
  PlaybookBody,
  PlaybookDetailBody,
  PlaybookListBody,
  PlaybookQuery,
  PlaybookTrial,
  PlaybookTrialBody,
  RemovedPlaybookBody,
} from './playbook.ts';

const BODY_ERRORS = [
  'INVALID_PARAMETERS',
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_TIMEOUT',
] as const;

const FORM =
  'The body is JSON after the schema of Playbook, or the same as YAML with `Content-Type: application/yaml`. A playbook that is wrong is refused with the path of what is wrong and the reason: an unknown topic, a pattern that is not RE2, positions that contradict one another.';

/** The positions of a client. */
export const PLAYBOOK_OPERATIONS = {
  listPlaybooks: {
    method: 'GET',
    path: '/api/playbooks',
    tag: 'Playbooks',
    summary: 'List playbooks',
    description: 'The playbooks of the account, and those that come with the service.',
    access: 'key',
    answer: { description: 'Every playbook.', content: { 'application/json': PlaybookListBody } },
    errors: [],
  },
  createPlaybook: {
    method: 'POST',
    path: '/api/playbooks',
    tag: 'Playbooks',
    summary: 'Make a playbook',
    description: FORM,
    access: 'key',
    body: { type: 'application/json', schema: Playbook },
    answer: { description: 'It is there, in version 1.', content: { 'application/json': PlaybookBody } },
    errors: [...BODY_ERRORS, 'PLAYBOOK_LIMIT'],
  },
  getPlaybook: {
    method: 'GET',
    path: '/api/playbooks/{playbook_id}',
    tag: 'Playbooks',
    summary: 'One playbook',
    description: 'A playbook with its content, in its latest version or an earlier one.',
    access: 'key',
    query: PlaybookQuery,
    answer: { description: 'The playbook.', content: { 'application/json': PlaybookDetailBody } },
    errors: ['INVALID_PARAMETERS', 'NOT_FOUND'],
  },
  replacePlaybook: {
    method: 'PUT',
    path: '/api/playbooks/{playbook_id}',
    tag: 'Playbooks',
    summary: 'Replace a playbook',
    description: `Makes the next version; earlier ones stay. The same content again makes none. ${FORM}`,
    access: 'key',
    body: { type: 'application/json', schema: Playbook },
    answer: { description: 'The version that is there now.', content: { 'application/json': PlaybookBody } },
    errors: [...BODY_ERRORS, 'NOT_FOUND', 'PLAYBOOK_LIMIT'],
  },
  deletePlaybook: {
    method: 'DELETE',
    path: '/api/playbooks/{playbook_id}',
    tag: 'Playbooks',
    summary: 'Delete a playbook',
    description: 'With all versions. Reviews that went by it keep what they need.',
    access: 'key',
    answer: { description: 'It is gone.', content: { 'application/json': RemovedPlaybookBody } },
    errors: ['NOT_FOUND'],
  },
  tryPlaybook: {
    method: 'POST',
    path: '/api/playbooks/{playbook_id}/try',
    tag: 'Playbooks',
    summary: 'Try a playbook on a document',
    description: 'How a document stands to each topic and check. No review is begun and no credit is used.',
    access: 'key',
    body: { type: 'application/json', schema: PlaybookTrial },
    answer: { description: 'Entry by entry.', content: { 'application/json': PlaybookTrialBody } },
    errors: [...BODY_ERRORS, 'NOT_FOUND'],
  },
} as const satisfies Record<string, Operation>;
