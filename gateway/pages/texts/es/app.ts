import type { app as english } from '../en/app.ts';

export const app: Record<keyof typeof english, string> = {};
