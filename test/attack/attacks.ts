/** Every attack, in the order of the table. */
import type { Attack } from './attack.ts';
import { hostileFiles } from './hostile-files.ts';
import { hostilePlaybooks } from './hostile-playbooks.ts';
import { hostileTexts } from './hostile-texts.ts';
import { messageServer } from './message-server.ts';
import { slowClients } from './slow-clients.ts';
import { strangers } from './strangers.ts';

export const ATTACKS: readonly Attack[] = [
  ...slowClients,
  ...hostileTexts,
  ...hostileFiles,
  ...hostilePlaybooks,
  ...strangers,
  ...messageServer,
];
