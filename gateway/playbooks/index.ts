export { PlaybookLimit, PlaybookService } from './playbook-service.ts';
