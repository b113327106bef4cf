/** What a page says when a request fails, by HTTP status. */
export const errors = {
  'error.title': 'That did not work',
  'error.400': 'This request is not one that the page makes.',
  'error.401': 'Sign in first.',
  'error.403': 'The request did not come from a page of this service, so nothing was done.',
  'error.404': 'There is nothing here. It was never there, or it has been removed.',
  'error.405': 'This page is not asked in that way.',
  'error.409': 'Somebody else was faster. Look at the page again and decide anew.',
  'error.413': 'That is more than the page takes.',
  'error.421': 'This page is asked under another address.',
  'error.429': 'Too many tries. Wait a minute.',
  'error.500': 'The service failed to answer; its log says why.',
  'error.503': 'The service cannot do this now. Try again.',
  'error.back': 'Back to the beginning',
};
