import { account } from './account.ts';
import { app } from './app.ts';
import { common } from './common.ts';
import { ops } from './ops.ts';
import { positions } from './positions.ts';

export const texts = { ...common, ...ops, ...app, ...account, ...positions };
