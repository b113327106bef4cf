import { account } from './account.ts';
import { app } from './app.ts';
import { errors } from './errors.ts';
import { ops } from './ops.ts';

export const texts = { ...errors, ...ops, ...app, ...account };
