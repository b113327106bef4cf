import type { ops as english } from '../en/ops.ts';

export const ops: Record<keyof typeof english, string> = {};
