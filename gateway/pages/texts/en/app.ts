/** What the customers' pages say. */
export const app = {};
