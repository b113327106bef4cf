export const markdown: Readonly<Record<string, string>> = {};
