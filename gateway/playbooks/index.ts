export { PlaybookLimit, PlaybookService } from './playbook-service.ts';
export type { PlaybookReading, WrittenPlaybook } from './read-playbook.ts';
