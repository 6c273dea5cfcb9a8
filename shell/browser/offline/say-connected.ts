/** On a page that was kept: once there is a connection, its line leads to the page as it is now. Nothing is reloaded by itself. */
export function sayConnected(): void {
  const note = document.querySelector<HTMLElement>('kept-note');
  const words = note?.querySelector('p');
  if (!note || !words) return;
  const say = () => {
    const now = Object.assign(document.createElement('a'), {
      href: location.href,
      textContent: 'See it as it is now',
    });
    now.addEventListener('click', (event) => {
      event.preventDefault();
      location.reload();
    });
    words.setAttribute('role', 'status');
    words.replaceChildren('You are connected again. ', now);
  };
  // It may have come back before this script did.
  if (note.dataset.offline !== undefined && navigator.onLine) say();
  else addEventListener('online', say, { once: true });
}
