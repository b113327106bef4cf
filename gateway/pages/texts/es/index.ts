import { account } from './account.ts';
import { app } from './app.ts';
import { errors } from './errors.ts';
import { layout } from './layout.ts';
import { ops } from './ops.ts';
import { positions } from './positions.ts';

export const texts = { ...layout, ...errors, ...ops, ...app, ...account, ...positions };
