/** Takes the secret out of the address, where others could read it over the shoulder or in the history, into the form. */
class SignInLink extends HTMLElement {
  connectedCallback(): void {
    const secret = location.hash.slice(1);
    const input = this.querySelector('input');
    if (secret === '' || input === null) return;
    input.value = secret;
    history.replaceState(null, '', location.pathname);
    this.querySelector('button')?.focus();
  }
}

customElements.define('sign-in-link', SignInLink);
