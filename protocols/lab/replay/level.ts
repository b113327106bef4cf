/** A share or a level 0..1 as the lab's tables write it: `.6`, `.05`, `1`; all its digits, so that two levels never read alike. */
export const level = (value: number): string => String(value).replace(/^0\./, '.');
