export const report: Readonly<Record<string, string>> = {
  'report.page': '{page} / {pages}',
};
