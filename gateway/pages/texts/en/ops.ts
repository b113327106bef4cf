/** What the operators' pages say. */
export const ops = {};
