/** Makes a passkey, or signs in by one: asks the server what is to be signed, has the device sign it, and sends the form. */
class PassKey extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    // A passkey belongs to a name; at an address of numbers browsers make none.
    const isNamed = !/^(?:[\d.]+|\[.*\])$/.test(location.hostname);
    if (form === null || !isNamed || typeof PublicKeyCredential === 'undefined') return;
    if (typeof PublicKeyCredential.parseCreationOptionsFromJSON !== 'function') return;
    form.hidden = false;
    for (const plain of this.querySelectorAll<HTMLElement>('.unscripted')) plain.hidden = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#sign(form);
    });
  }

  async #sign(form: HTMLFormElement): Promise<void> {
    const place = this.querySelector<HTMLElement>('[role=alert]');
    if (place !== null) place.hidden = true;
    try {
      const answer = await fetch(this.dataset.begin ?? '', { method: 'POST', headers: { accept: 'application/json' } });
      if (!answer.ok) throw new Error(String(answer.status));
      const field = form.elements.namedItem('credential') as HTMLInputElement;
      field.value = JSON.stringify(await this.#credential(await answer.json()));
      form.submit();
    } catch {
      if (place === null) return;
      place.textContent = this.dataset.failed ?? '';
      place.hidden = false;
    }
  }

  async #credential(options: unknown): Promise<unknown> {
    const made =
      this.dataset.create === undefined
        ? await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
              options as PublicKeyCredentialRequestOptionsJSON,
            ),
          })
        : await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
              options as PublicKeyCredentialCreationOptionsJSON,
            ),
          });
    return (made as PublicKeyCredential).toJSON();
  }
}

customElements.define('pass-key', PassKey);
