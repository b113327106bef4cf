/** A form whose file can be dropped anywhere on it. It is sent as any form is, once. */
class FileDrop extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const input = this.querySelector<HTMLInputElement>('input[type=file]');
    if (form === null || input === null) return;
    for (const name of ['dragenter', 'dragover'] as const)
      this.addEventListener(name, (event) => this.#over(event, form));
    for (const name of ['dragleave', 'drop'] as const) this.addEventListener(name, () => form.classList.remove('over'));
    this.addEventListener('drop', (event) => {
      event.preventDefault();
      const files = event.dataTransfer?.files;
      if (files === undefined || files.length !== 1) return;
      input.files = files;
      form.requestSubmit();
    });
    form.addEventListener('submit', () => {
      form.setAttribute('aria-busy', 'true');
      for (const button of form.querySelectorAll('button')) button.disabled = true;
    });
    // Back from the review: the form can be used again.
    window.addEventListener('pageshow', () => {
      form.removeAttribute('aria-busy');
      for (const button of form.querySelectorAll('button')) button.disabled = false;
    });
  }

  #over(event: DragEvent, form: HTMLFormElement): void {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    form.classList.add('over');
  }
}

customElements.define('file-drop', FileDrop);
