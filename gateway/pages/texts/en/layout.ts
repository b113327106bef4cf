/** The frame that every page has. */
export const layout = {
  'page.skip': 'Skip to the content',
  'page.language': 'Language',
  'page.menu': 'Pages',
  'page.sign-out': 'Sign out',
};
